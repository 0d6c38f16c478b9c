import { type ThemeName, themeNames } from '@dreamfork/ui';
import type { StoryContext } from '@storybook/react-vite';
import axe, { type NodeResult, type Result } from 'axe-core';
import { endStillness, showTheme } from './showTheme.ts';

type Accessibility = {
  test?: 'error' | 'todo' | 'off';
  disable?: boolean;
  config?: { rules?: { id: string; enabled?: boolean }[] };
};

const colourRules = ['color-contrast', 'link-in-text-block'];

/** The axe rules that depend on the theme. Light and dark differ in colours alone; creative has other fonts and borders. */
const rulesOf = (theme: ThemeName, played: ThemeName): readonly string[] =>
  [theme, played].includes('creative') ? [...colourRules, 'target-size'] : colourRules;

/**
 * Runs axe on a story in the other themes. The a11y addon runs all rules in the theme of the
 * story; here only the rules that depend on the theme run again.
 */
export async function checkOtherThemes(context: StoryContext): Promise<void> {
  const { parameters, globals, storyGlobals, name } = context;
  const settings: Accessibility = parameters.a11y ?? {};
  // A story of one theme shows what another story shows in the theme of the toolbar.
  if (settings.test !== 'error' || settings.disable || storyGlobals.theme) return;
  const played: ThemeName = globals.theme;
  const off = (settings.config?.rules ?? []).filter(({ enabled }) => enabled === false);
  try {
    for (const theme of themeNames.filter((candidate) => candidate !== played)) {
      await showTheme(theme);
      const { violations } = await axe.run(document.body, {
        runOnly: rulesOf(theme, played).filter((rule) => off.every(({ id }) => id !== rule)),
        resultTypes: ['violations'],
      });
      if (violations.length > 0) throw new Error(explain(violations, name, theme));
    }
  } finally {
    document.documentElement.dataset.theme = played;
    endStillness();
  }
}

const explain = (violations: Result[], name: string, theme: ThemeName) =>
  [
    `The story «${name}» breaks rules of accessibility in the theme ${theme}.`,
    ...violations.flatMap(({ id, nodes }) => nodes.map((node) => explainNode(id, node))),
  ].join('\n');

const explainNode = (rule: string, { target, failureSummary }: NodeResult) =>
  `${rule}: ${target.join(' ')}\n${failureSummary ?? ''}`;
