import { type ThemeName, themeNames } from '@dreamfork/ui';
import type { StoryContext } from '@storybook/react-vite';
import axe, { type NodeResult, type Result, type RunOptions } from 'axe-core';
import { endStillness, passFrames, showTheme } from './showTheme.ts';

const isFullRun = Boolean(import.meta.env.STORYBOOK_FULL);

const colourRules = ['color-contrast', 'link-in-text-block'];

/** The axe rules that depend on the theme. Light and dark differ in colours alone; creative has other fonts and borders. */
const rulesOf = (theme: ThemeName, played: ThemeName): string[] =>
  [theme, played].includes('creative') ? [...colourRules, 'target-size'] : colourRules;

/** A story is no whole page: its content need not stand in landmarks. */
const allRules: RunOptions = { rules: { region: { enabled: false } } };

/** The stories that stand for the others in the short run: matrices, pages and panels. */
const isShownInThemes = (tags: readonly string[]) =>
  isFullRun || ['visual', 'screen', 'panel'].some((tag) => tags.includes(tag));

/**
 * Runs axe on a story: all rules in its theme, and in the other themes the rules that depend on the theme.
 * The short run leaves out stories in English, which show a state that another story shows.
 */
export async function checkAccessibility(context: StoryContext): Promise<void> {
  const { globals, storyGlobals, tags, name } = context;
  if (storyGlobals.locale && !isFullRun) return;
  const played: ThemeName = globals.theme;
  // Parts that measure themselves say so to assistive technology a frame later.
  await passFrames(2);
  await check(name, played, allRules);
  if (storyGlobals.theme || !isShownInThemes(tags)) return;
  try {
    for (const theme of themeNames.filter((candidate) => candidate !== played)) {
      await showTheme(theme);
      await check(name, theme, { runOnly: rulesOf(theme, played) });
    }
  } finally {
    document.documentElement.dataset.theme = played;
    endStillness();
  }
}

async function check(name: string, theme: ThemeName, rules: RunOptions): Promise<void> {
  // Selectors of what passes would take longer than the rules.
  const { violations } = await axe.run(document.body, { ...rules, resultTypes: ['violations'] });
  if (violations.length > 0) throw new Error(explain(violations, name, theme));
}

const explain = (violations: Result[], name: string, theme: ThemeName) =>
  [
    `The story «${name}» breaks rules of accessibility in the theme ${theme}.`,
    ...violations.flatMap(({ id, nodes }) => nodes.map((node) => explainNode(id, node))),
  ].join('\n');

const explainNode = (rule: string, { target, failureSummary }: NodeResult) =>
  `${rule}: ${target.join(' ')}\n${failureSummary ?? ''}`;
