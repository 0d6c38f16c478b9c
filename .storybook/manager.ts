import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { type ThemeName, themes } from '../packages/ui/src/tokens/index.ts';

/** Storybook around the stories in a theme of the product. */
const managerTheme = (name: ThemeName) => {
  const { color, font } = themes[name];
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    brandTitle: 'Dreamfork',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.paper,
    appContentBg: color.surface,
    appPreviewBg: color.paper,
    appBorderColor: color.line,
    textColor: color.ink,
    textMutedColor: color.ink3,
    barBg: color.surface,
    barTextColor: color.ink2,
    barSelectedColor: color.accent,
    barHoverColor: color.accentHover,
    inputBg: color.surface,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    fontBase: font.text,
    fontCode: font.mono,
  });
};

addons.setConfig({ theme: managerTheme('light'), sidebar: { showRoots: true } });

addons.register('dreamfork/theme', (api) => {
  let shown: unknown = 'light';
  const follow = () => {
    const { theme } = api.getGlobals();
    if (theme === shown || !(theme in themes)) return;
    shown = theme;
    addons.setConfig({ theme: managerTheme(theme) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
