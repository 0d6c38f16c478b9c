import '@dreamfork/ui/base';
import '@dreamfork/ui/page';
import {
  ConfirmProvider,
  type Locale,
  LocaleProvider,
  locales,
  type ThemeName,
  ToastProvider,
  themeNames,
} from '@dreamfork/ui';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { configure } from 'storybook/test';
import { DocsPage } from '../docs/page/DocsPage.tsx';
import { FramedCanvas, FramedStory } from '../docs/page/FramedStory.tsx';
import { framedStoryId } from '../docs/page/frame.ts';
import { steadyRenderer } from '../docs/page/steadyRenderer.ts';
import { ThemedDocs } from '../docs/page/ThemedDocs.tsx';
import { waitLimit } from '../scripts/timeLimits.ts';
import { type ControlState, controlStates, showControlState } from './controlStates.ts';
import { storyHooks } from './storyHooks.ts';
import { widths } from './widths.ts';

type Globals = { theme: ThemeName; locale: Locale; state: ControlState | 'at rest' };

// In Storybook itself the addon runs axe and shows its results, in the theme of the toolbar.
const isTest = import.meta.env.MODE === 'test';
/** Pictures take longer than a toast stays. */
const isPicture = Boolean(import.meta.env.STORYBOOK_VISUAL);

if (isTest && !isPicture) {
  // What fades in counts as seen from its first frame: on a busy machine it fades in for long.
  // React Aria makes a popover transparent and clips it until it has measured where it stands.
  const shown = new CSSStyleSheet();
  shown.replaceSync(
    '[data-entering], [style*="inset(50%)"] { opacity: 1 !important; transform: none !important; }',
  );
  document.adoptedStyleSheets.push(shown);
}

/** The providers around a story: theme, language, toasts and confirmations; and the state of its controls. */
function Page({ theme, locale, state, children }: Globals & { children: ReactNode }) {
  const [, setMounted] = useState(false);
  // Before this second render React runs the effects of the first: a play function begins right after it.
  // oxlint-disable-next-line react/set-state-in-effect -- that is what it is for.
  useLayoutEffect(() => setMounted(true), []);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = locale;
  }, [theme, locale]);
  useEffect(() => {
    if (state === 'at rest') return;
    showControlState(state);
    return () => showControlState(null);
  }, [state]);
  return (
    <LocaleProvider locale={locale}>
      <ToastProvider duration={isPicture ? null : undefined}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </LocaleProvider>
  );
}

const withPage: Decorator = (Story, context) => (
  <Page {...(context.globals as Globals)}>
    <Story />
  </Page>
);

const toolbar = (
  title: string,
  icon: 'paintbrush' | 'globe' | 'contrast',
  items: readonly string[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** react-aria keeps announcements for seconds, also those that refer to elements that are gone. */
function clearAnnouncements(): void {
  for (const log of document.querySelectorAll('[data-live-announcer] > [aria-live]')) {
    log.replaceChildren();
  }
}

/** Stories inside a docs page call no server: those that do are in frames. */
const loadMocks: Loader = async (context) =>
  context.viewMode === 'docs' && framedStoryId === null
    ? {}
    : (await import('./mockServer.ts')).loadMocks(context);

configure({
  asyncUtilTimeout: waitLimit,
  // The default prints the whole page for every query that is tried again.
  getElementError: (message) => new Error(message ?? undefined),
});

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadMocks],
  decorators: [withPage],
  beforeEach: async () => {
    clearAnnouncements();
    // What the editor keeps for a reload of its page.
    if (isTest) history.replaceState(null, '');
    await storyHooks.before?.();
  },
  afterEach: async (context) => {
    clearAnnouncements();
    await storyHooks.after?.(context);
    if (isTest && !isPicture) {
      const { checkAccessibility } = await import('./accessibility.ts');
      await checkAccessibility(context);
    }
  },
  // STORYBOOK_THEME=dark and STORYBOOK_LOCALE=en run stories, and axe with them, in another theme or language.
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'light',
    locale: import.meta.env.STORYBOOK_LOCALE ?? 'ru',
    state: 'at rest',
  },
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', themeNames),
    locale: toolbar('Language', 'globe', locales),
    state: toolbar('State of controls', 'contrast', ['at rest', ...controlStates]),
  },
  parameters: {
    a11y: { test: isTest ? 'off' : 'error' },
    // What Chromatic takes says so itself: `pictured`, `picturedScreen`, `picturedPanel` of ui/testing.
    chromatic: { disableSnapshot: true },
    viewport: { options: widths },
    docs: {
      renderer: steadyRenderer,
      container: ThemedDocs,
      page: DocsPage,
      canvas: { sourceState: 'none' },
      // Pages show files as they were written: printing what a story renders would take longer than the page.
      source: { type: 'code' },
      components: { Canvas: FramedCanvas, Story: FramedStory },
    },
    layout: 'padded',
    controls: { expanded: false },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Get started',
          ['UI', 'Player', 'Editor', 'Library', 'Account', 'Admin', 'API client', 'Story'],
          'Guides',
          [
            'Embedding',
            'Theming',
            'Accessibility',
            'Internationalisation',
            'Testing',
            'Contributing',
            'Changelog',
          ],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape', 'Motion', 'Icons', 'Themes', 'Voice'],
          'Primitives',
          'Components',
          ['Actions', 'Forms', 'Navigation', 'Overlays', 'Feedback', 'Data'],
          'Patterns',
          'Editor',
          'Player',
          'Library',
          'Account',
          'Admin',
          'Site',
          'API client',
          'Tests',
        ],
      },
    },
  },
};

export default preview;
