export {
  type ThemeControl,
  ThemeProvider,
  type ThemeProviderProps,
  useTheme,
} from './ThemeProvider.tsx';
export { ThemeScope, type ThemeScopeProps } from './ThemeScope.tsx';
export { ThemeSwitcher } from './ThemeSwitcher.tsx';
export { themeScript } from './themeStorage.ts';
