import { IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Languages } from 'lucide-react';
import { useLocaleControl } from '../locale/LocaleControl.tsx';
import { layoutMessages } from '../messages/layout.ts';

/** Changes between Russian and English. */
export function LocaleSwitch() {
  const words = useMessages(layoutMessages);
  const { locale, setLocale } = useLocaleControl();
  return (
    <IconButton
      icon={Languages}
      label={words.otherLanguage}
      variant="quiet"
      onPress={() => setLocale(locale === 'ru' ? 'en' : 'ru')}
    />
  );
}
