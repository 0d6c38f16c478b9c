export {
  type ThemeControl,
  ThemeProvider,
  type ThemeProviderProps,
  useTheme,
} from './ThemeProvider.tsx';
export { ThemeSwitcher } from './ThemeSwitcher.tsx';
export { themeScript } from './themeStorage.ts';
