import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { type ThemeName, themes } from '../packages/ui/src/tokens/index.ts';

function storybookTheme(name: ThemeName): ThemeVars {
  const { colorScheme, color, font, border, radius } = themes[name];
  return create({
    base: colorScheme,
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.paper,
    appContentBg: color.paper,
    appPreviewBg: color.paper,
    appHoverBg: color.sunken,
    appBorderColor: color.line,
    appBorderRadius: Number.parseInt(radius.s, 10),
    textColor: color.ink,
    textInverseColor: color.onAccent,
    textMutedColor: color.ink3,
    barBg: color.surface,
    barTextColor: color.ink2,
    barHoverColor: color.accentHover,
    barSelectedColor: color.accent,
    buttonBg: color.surface,
    buttonBorder: color.lineStrong,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    inputBorderRadius: Number.parseInt(radius.s, 10) - Number.parseInt(border, 10),
    fontBase: font.text,
    fontCode: font.mono,
  });
}

/** The themes of the product for Storybook's own interface. */
export const storybookThemes: Record<ThemeName, ThemeVars> = {
  light: storybookTheme('light'),
  dark: storybookTheme('dark'),
  creative: storybookTheme('creative'),
};
