import { intlLocale, type Locale } from './locale.ts';
import { defineMessages } from './messages.ts';

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** A date as people write it: 20.11.2026. */
export const formatDate = (locale: Locale, date: string | number | Date): string =>
  new Intl.DateTimeFormat(intlLocale[locale], day).format(new Date(date));

/** A day of the calendar (UTC) without its year: 20 ноября. */
export const formatDay = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(intlLocale[locale], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));

/** Date and time to the minute, on one line. */
export const formatDateTime = (locale: Locale, date: string | number | Date): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(date))
    .replaceAll(' ', '\u00a0');

/** The time of a day to the minute. */
export const formatTime = (locale: Locale, date: string | number | Date): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { timeStyle: 'short' }).format(new Date(date));

/** A number with the digit groups of the language. */
export const formatNumber = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(intlLocale[locale]).format(value);

/** A share between 0 and 1 in whole percent. */
export const formatShare = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(intlLocale[locale], { style: 'percent' }).format(share);

const units = defineMessages({
  ru: { kilobytes: 'КБ', megabytes: 'МБ', gigabytes: 'ГБ', terabytes: 'ТБ' },
  en: { kilobytes: 'KB', megabytes: 'MB', gigabytes: 'GB', terabytes: 'TB' },
});

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

const formatHundredths = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(intlLocale[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value);

/** A file size in megabytes with two decimals, as the specification shows it. */
export const formatFileSize = (locale: Locale, bytes: number): string =>
  `${formatHundredths(locale, bytes / megabyte)} ${units[locale].megabytes}`;

const largeUnits = ['megabytes', 'gigabytes', 'terabytes'] as const;

/** An amount of storage in the unit that suits it: whole kilobytes, or two decimals of a larger unit. */
export function formatStorage(locale: Locale, bytes: number): string {
  if (bytes < megabyte) {
    return `${formatNumber(locale, Math.ceil(bytes / kilobyte))} ${units[locale].kilobytes}`;
  }
  const step = Math.floor(Math.log(bytes / megabyte) / Math.log(kilobyte));
  const place = Math.min(step, largeUnits.length - 1);
  const unit = units[locale][largeUnits[place] ?? 'megabytes'];
  return `${formatHundredths(locale, bytes / megabyte / kilobyte ** place)} ${unit}`;
}
