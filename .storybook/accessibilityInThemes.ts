import { type ThemeName, themeNames } from '@dreamfork/ui';
import type { StoryContext } from '@storybook/react-vite';
import axe, { type NodeResult, type Result } from 'axe-core';
import { endStillness, showTheme } from './showTheme.ts';

type Accessibility = {
  test?: 'error' | 'todo' | 'off';
  disable?: boolean;
  config?: { rules?: { id: string; enabled?: boolean }[] };
};

/** What a theme can change: colours, and sizes through its type and its edges. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * Asks axe about a story in the themes it was not played in. The a11y addon asks everything in the
 * one it was; here only that is asked again which a theme can change.
 */
export async function checkOtherThemes({ parameters, globals, name }: StoryContext): Promise<void> {
  const settings: Accessibility = parameters.a11y ?? {};
  if (settings.test !== 'error' || settings.disable) return;
  const played: ThemeName = globals.theme;
  const off = (settings.config?.rules ?? []).filter(({ enabled }) => enabled === false);
  const asked = rules.filter((rule) => off.every(({ id }) => id !== rule));
  try {
    for (const theme of themeNames.filter((candidate) => candidate !== played)) {
      await showTheme(theme);
      const { violations } = await axe.run(document.body, {
        runOnly: asked,
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
