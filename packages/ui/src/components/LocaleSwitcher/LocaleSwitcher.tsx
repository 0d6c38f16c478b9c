import { Languages } from 'lucide-react';
import { defineMessages, useLocaleControl, useMessages } from '../../i18n/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

/** Each label is in the language that the button switches to. */
const messages = defineMessages({
  ru: { switchLocale: 'Switch to English' },
  en: { switchLocale: 'Переключить на русский' },
});

/** A button that switches between Russian and English. */
export function LocaleSwitcher() {
  const { locale, setLocale } = useLocaleControl();
  return (
    <IconButton
      icon={Languages}
      label={useMessages(messages).switchLocale}
      onPress={() => setLocale(locale === 'ru' ? 'en' : 'ru')}
    />
  );
}
