import { intlLocale, type Locale } from '@dreamfork/ui/i18n';

/** A share between 0 and 1 in whole percent. */
export const formatShare = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(intlLocale[locale], { style: 'percent' }).format(share);
