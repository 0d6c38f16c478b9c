import { z } from 'zod';
import type { Locale } from './locale.ts';

const namedMistakes: Record<Locale, Record<string, string>> = {
  ru: {
    'password-weak': 'Пароль не соответствует требованиям безопасности',
    'passwords-differ': 'Пароли не совпадают',
  },
  en: {
    'password-weak': 'The password does not meet the security requirements',
    'passwords-differ': 'The passwords do not match',
  },
};

const general = { ru: z.locales.ru().localeError, en: z.locales.en().localeError };

/** The code of a field's mistake: the contract's own name for it, or the kind that the schema reports. */
export const fieldCode = (issue: z.core.$ZodIssue): string =>
  issue.code === 'custom' ? issue.message : issue.code;

/** One sentence about a field's mistake. */
export function fieldMessage(locale: Locale, issue: z.core.$ZodIssue): string {
  const named = namedMistakes[locale][issue.message];
  if (named) return named;
  const message = general[locale](issue as z.core.$ZodRawIssue);
  return (typeof message === 'string' ? message : message?.message) ?? issue.message;
}
