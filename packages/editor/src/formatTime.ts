import { formatDateTime, intlLocale, type Locale } from '@dreamfork/ui/i18n';

/** Hours and minutes of a moment. */
export const formatTime = (locale: Locale, moment: number | string | Date): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { timeStyle: 'short' }).format(new Date(moment));

/** The same for a moment of today; with the date for an earlier one. */
export const formatMoment = (locale: Locale, moment: string): string =>
  new Date(moment).toDateString() === new Date().toDateString()
    ? formatTime(locale, moment)
    : formatDateTime(locale, moment);
