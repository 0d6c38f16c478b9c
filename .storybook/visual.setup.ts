import { type ThemeName, themeNames } from '@dreamfork/ui';
import type { StoryContext } from '@storybook/react-vite';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { waitLimit } from '../scripts/timeLimits.ts';
import { controlStates, showControlState } from './controlStates.ts';
import { loadFonts, passFrames, showTheme } from './showTheme.ts';
import { storyHooks } from './storyHooks.ts';

const takesAll = Boolean(import.meta.env.STORYBOOK_ALL_PICTURES);

type Picture = { theme: ThemeName; width: number; suffix?: string };

/**
 * The themes of a matrix or a panel: all, or for the pictures in the repository the light one and, where
 * shapes differ too, the creative one.
 */
function themesOf(title: string): readonly ThemeName[] {
  if (takesAll) return themeNames;
  return /^(Primitives|Patterns)/.test(title) ? ['light'] : ['light', 'creative'];
}

const screenWidths = [360, 768, 1360];

/** The pictures of a screen: three widths in three themes. A story of its own shows it in English. */
const screens: Picture[] = screenWidths.flatMap((width) =>
  themeNames.map((theme) => ({ theme, width, suffix: `-${width}` })),
);

function picturesOf({ tags, title }: StoryContext, area: unknown): Picture[] {
  if (tags.includes('screen')) return screens;
  const width = area === 'window' ? 800 : 1200;
  return themesOf(title).map((theme) => ({ theme, width }));
}

/** The screenshot shows the matrix, or the whole window. */
function subject(area: unknown) {
  const matrix = document.querySelector<HTMLElement>('[data-visual]');
  return area === 'window' || !matrix ? page : page.elementLocator(matrix);
}

/** A list of twenty rows on a phone looks the same further down. */
const tallest = 2400;

let pending = 0;
const { fetch } = globalThis;
globalThis.fetch = async (...parameters) => {
  pending += 1;
  try {
    return await fetch(...parameters);
  } finally {
    pending -= 1;
  }
};

/** The editor counts the words of a story while its author pauses. */
const isCounting = () => document.querySelector('[data-testid="story-figures"][aria-busy="true"]');

/** The editor's canvas scales its drawing while the window changes and draws it anew a moment later. */
const hasCanvas = () => document.querySelector('[data-testid="canvas-pane"]') !== null;

const isAwaited = ({ complete, loading }: HTMLImageElement) => !complete && loading !== 'lazy';

const isLoading = () => pending > 0 || isCounting() || [...document.images].some(isAwaited);

/** Waits until nothing is being loaded and the page does not grow for so many frames; returns its height. */
const settledHeight = (frames: number) =>
  vi.waitFor(
    async () => {
      const { scrollHeight } = document.documentElement;
      await passFrames(frames);
      if (isLoading() || document.documentElement.scrollHeight !== scrollHeight) {
        throw new Error('The page is still loading.');
      }
      return scrollHeight;
    },
    { timeout: waitLimit },
  );

/** The subject must fit into the window. */
async function makeRoom(width: number, area: unknown) {
  const height = area === 'window' ? 600 : 900;
  await page.viewport(width, height);
  const needed = await settledHeight(hasCanvas() ? 30 : 2);
  if (needed > height) await page.viewport(width, Math.min(needed + 32, tallest));
}

// Screens show dates beside today's. Clocks tick on: only the date is set.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });

storyHooks.before = async () => {
  // Components that measure themselves on mount, such as a growing text area, need the fonts to be loaded.
  await loadFonts();
  // Whether a focus ring shows depends on what was pressed last, and a control under the pointer is hovered.
  await userEvent.click(document.documentElement, { position: { x: 0, y: 0 } });
};

storyHooks.after = async (story) => {
  // A part that is fetched when it is first shown may come after the play function has ended.
  await settledHeight(20);
  const { id, parameters } = story;
  const area = parameters.visual?.area;
  const failures: unknown[] = [];
  const take = async (name: string) => {
    try {
      await expect(subject(area)).toMatchScreenshot(`${id.replace('--matrix', '')}-${name}`);
    } catch (error) {
      failures.push(error);
    }
  };
  for (const { theme, width, suffix = '' } of picturesOf(story, area)) {
    await showTheme(theme);
    await makeRoom(width, area);
    await take(`${theme}${suffix}`);
  }
  if (
    takesAll &&
    story.tags.includes('visual') &&
    document.querySelector('[data-visual] [data-rac]')
  ) {
    await showTheme('light');
    for (const state of controlStates) {
      showControlState(state);
      await take(state);
    }
  }
  if (failures.length > 0) throw failures[0];
};
