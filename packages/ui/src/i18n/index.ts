'use client';

export {
  formatDate,
  formatDateTime,
  formatDay,
  formatFileSize,
  formatNumber,
  formatShare,
  formatStorage,
  formatTime,
} from './format.ts';
export {
  type LocaleControl,
  LocaleControlProvider,
  type LocaleControlProviderProps,
  LocaleProvider,
  type LocaleProviderProps,
  useLocale,
  useLocaleControl,
  useMessages,
} from './LocaleProvider.tsx';
export { defaultLocale, intlLocale, type Locale, locales } from './locale.ts';
export { defineMessages, type Message, type Messages } from './messages.ts';
export { formatCount, type PluralForms, plural } from './plural.ts';
export { readLocale } from './savedLocale.ts';
