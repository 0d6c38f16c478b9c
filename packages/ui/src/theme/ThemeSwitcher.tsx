import { Highlighter, type LucideIcon, Moon, Sun } from 'lucide-react';
import { Button } from '../components/Button/Button.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { useMessages } from '../i18n/index.ts';
import type { ThemeName } from '../tokens/index.ts';
import { useTheme } from './ThemeProvider.tsx';
import { themeMessages } from './theme.messages.ts';
import { nextTheme } from './themeStorage.ts';

const icons: Record<ThemeName, LucideIcon> = { light: Sun, dark: Moon, creative: Highlighter };

export type ThemeSwitcherProps = {
  /** Shows the words beside the icon, for a row of a menu. @default false */
  hasWords?: boolean;
};

/** A button that goes on to the next theme: light, dark, creative. */
export function ThemeSwitcher({ hasWords = false }: ThemeSwitcherProps) {
  const { theme, cycle } = useTheme();
  const { names, switchTo } = useMessages(themeMessages);
  const label = switchTo(names[theme], names[nextTheme(theme)]);
  return hasWords ? (
    <Button variant="quiet" icon={icons[theme]} onPress={cycle}>
      {label}
    </Button>
  ) : (
    <IconButton icon={icons[theme]} label={label} onPress={cycle} />
  );
}
