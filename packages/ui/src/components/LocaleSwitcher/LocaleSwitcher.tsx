import { Languages } from 'lucide-react';
import { defineMessages, useLocaleControl, useMessages } from '../../i18n/index.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

/** Each label is in the language that the button switches to. */
const messages = defineMessages({
  ru: { switchLocale: 'Switch to English' },
  en: { switchLocale: 'Переключить на русский' },
});

export type LocaleSwitcherProps = {
  /** Shows the words beside the icon, for a row of a menu. @default false */
  hasWords?: boolean;
};

/** A button that switches between Russian and English. */
export function LocaleSwitcher({ hasWords = false }: LocaleSwitcherProps) {
  const { locale, setLocale } = useLocaleControl();
  const { switchLocale } = useMessages(messages);
  const other = locale === 'ru' ? 'en' : 'ru';
  const onPress = () => setLocale(other);
  return hasWords ? (
    <Button variant="quiet" icon={Languages} lang={other} onPress={onPress}>
      {switchLocale}
    </Button>
  ) : (
    <IconButton icon={Languages} label={switchLocale} lang={other} onPress={onPress} />
  );
}
