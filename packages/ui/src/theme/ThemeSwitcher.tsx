import { Highlighter, type LucideIcon, Moon, Palette, Sun } from 'lucide-react';
import { Button } from '../components/Button/Button.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { useMessages } from '../i18n/index.ts';
import { useTheme } from './ThemeProvider.tsx';
import { themeMessages } from './theme.messages.ts';

const icons: Partial<Record<string, LucideIcon>> = {
  light: Sun,
  dark: Moon,
  creative: Highlighter,
};

export type ThemeSwitcherProps = {
  /** Shows the words beside the icon, for a row of a menu. @default false */
  hasWords?: boolean;
};

/** A button that goes on to the next theme of the `ThemeProvider`. A theme of the host's is called by its name. */
export function ThemeSwitcher({ hasWords = false }: ThemeSwitcherProps) {
  const { theme, next, cycle } = useTheme<string>();
  const { names, switchTo } = useMessages(themeMessages);
  const nameOf = (name: string): string => (names as Partial<Record<string, string>>)[name] ?? name;
  const label = switchTo(nameOf(theme), nameOf(next));
  const icon = icons[theme] ?? Palette;
  return hasWords ? (
    <Button variant="quiet" icon={icon} onPress={cycle}>
      {label}
    </Button>
  ) : (
    <IconButton icon={icon} label={label} onPress={cycle} />
  );
}
