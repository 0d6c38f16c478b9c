import { intlLocale, type Locale } from './locale.ts';
import { defineMessages } from './messages.ts';

// As `Intl` has them: the first formatter of a page has the browser read its tables of every language there
// is, which takes longer than all else on a list of stories.
const dateMark: Record<Locale, string> = { ru: '.', en: '/' };
const groupMark: Record<Locale, string> = { ru: '\u00A0', en: ',' };

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A date as people write it: 20.11.2026. */
export function formatDate(locale: Locale, date: string | number | Date): string {
  const day = new Date(date);
  return [twoDigits(day.getDate()), twoDigits(day.getMonth() + 1), day.getFullYear()].join(
    dateMark[locale],
  );
}

/** Date and time to the minute. */
export const formatDateTime = (locale: Locale, date: string | number | Date): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(date),
  );

/** A number with the digit groups of the language. */
export const formatNumber = (locale: Locale, value: number): string =>
  Number.isSafeInteger(value)
    ? String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, groupMark[locale])
    : new Intl.NumberFormat(intlLocale[locale]).format(value);

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
