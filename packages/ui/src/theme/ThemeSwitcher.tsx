import { Highlighter, type LucideIcon, Moon, Sun } from 'lucide-react';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { useMessages } from '../i18n/index.ts';
import type { ThemeName } from '../tokens/index.ts';
import { useTheme } from './ThemeProvider.tsx';
import { themeMessages } from './theme.messages.ts';
import { nextTheme } from './themeStorage.ts';

const icons: Record<ThemeName, LucideIcon> = { light: Sun, dark: Moon, creative: Highlighter };

/** A button that goes on to the next theme: light, dark, creative. */
export function ThemeSwitcher() {
  const { theme, cycle } = useTheme();
  const { names, switchTo } = useMessages(themeMessages);
  return (
    <IconButton
      icon={icons[theme]}
      label={switchTo(names[theme], names[nextTheme(theme)])}
      onPress={cycle}
    />
  );
}
