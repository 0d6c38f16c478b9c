import type { ThemeName } from '@dreamfork/ui';
import type { Frame, Page } from '@playwright/test';
import { themes } from '../../packages/ui/src/tokens/index.ts';
import { rgbOf } from '../../scripts/browser.ts';

type Listener = (storyId: string) => void;
type Storybook = {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: unknown) => void;
    on: (event: string, listener: Listener) => void;
    off: (event: string, listener: Listener) => void;
  };
  __STORYBOOK_PREVIEW__: { storyRenders: { phase: string }[] };
};

/** The frame that holds the story or the docs page. */
export async function previewOf(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('#storybook-preview-iframe');
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The preview of Storybook is not a frame.');
  return frame;
}

/** Opens another docs page like the sidebar, without reloading Storybook. */
export const turnTo = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const channel = (globalThis as unknown as Storybook).__STORYBOOK_ADDONS_CHANNEL__;
        const finish = (rendered: string) => {
          if (rendered !== storyId) return;
          channel.off('docsRendered', finish);
          resolve();
        };
        channel.on('docsRendered', finish);
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );

/** Selects a value like the toolbar. */
export const choose = (page: Page, globals: Record<string, unknown>): Promise<void> =>
  page.evaluate(
    (payload) =>
      (globalThis as unknown as Storybook).__STORYBOOK_ADDONS_CHANNEL__.emit(
        'updateGlobals',
        payload,
      ),
    { globals },
  );

/**
 * Waits until the docs page has a theme and all of its stories are finished: Storybook reloads
 * if a page is left earlier.
 */
export async function waitForTheme(preview: Frame, id: string, theme: ThemeName): Promise<void> {
  await preview.waitForFunction(
    ([page, name]) => {
      const { __STORYBOOK_PREVIEW__: storybook } = globalThis as unknown as Partial<Storybook>;
      return (
        new URLSearchParams(location.search).get('id') === page &&
        document.documentElement.dataset.theme === name &&
        storybook?.storyRenders.every(({ phase }) => ['finished', 'errored'].includes(phase))
      );
    },
    [id, theme],
  );
}

export const paperOf = (theme: ThemeName): string => rgbOf(themes[theme].color.paper);
