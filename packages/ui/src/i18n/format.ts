import { intlLocale, type Locale } from './locale.ts';
import { defineMessages } from './messages.ts';

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** A date as people write it: 20.11.2026. */
export const formatDate = (locale: Locale, date: string | number | Date): string =>
  new Intl.DateTimeFormat(intlLocale[locale], day).format(new Date(date));

/** Date and time to the minute. */
export const formatDateTime = (locale: Locale, date: string | number | Date): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(date),
  );

/** A number with the digit groups of the language. */
export const formatNumber = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(intlLocale[locale]).format(value);

const units = defineMessages({ ru: { megabytes: 'МБ' }, en: { megabytes: 'MB' } });

const bytesPerMegabyte = 1024 * 1024;

/** A file size in megabytes with two decimals, as the specification shows it. */
export function formatFileSize(locale: Locale, bytes: number): string {
  const megabytes = new Intl.NumberFormat(intlLocale[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(bytes / bytesPerMegabyte);
  return `${megabytes} ${units[locale].megabytes}`;
}
