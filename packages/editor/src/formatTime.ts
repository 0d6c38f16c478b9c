import { intlLocale, type Locale } from '@dreamfork/ui/i18n';

/** Hours and minutes of a moment. */
export const formatTime = (locale: Locale, moment: number | string | Date): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { timeStyle: 'short' }).format(new Date(moment));
