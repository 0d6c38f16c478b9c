import type { ThemeName } from '@dreamfork/ui';
import { themeValues } from '@dreamfork/ui/theme';
import { create, type ThemeVars } from 'storybook/theming';

function docsTheme(name: ThemeName): ThemeVars {
  const { colorScheme, variables } = themeValues[name];
  const { color, font, border, radius } = variables;
  return create({
    base: colorScheme,
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.paper,
    appContentBg: color.paper,
    appPreviewBg: color.paper,
    appBorderColor: color.line,
    appBorderRadius: Number.parseInt(radius.s, 10),
    textColor: color.ink,
    textMutedColor: color.ink3,
    inputBg: color.surface,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    inputBorderRadius: Number.parseInt(radius.s, 10) - Number.parseInt(border, 10),
    fontBase: font.text,
    fontCode: font.mono,
  });
}

/** Themes for Storybook's own parts of a docs page. */
export const docsThemes: Record<ThemeName, ThemeVars> = {
  light: docsTheme('light'),
  dark: docsTheme('dark'),
  creative: docsTheme('creative'),
};
