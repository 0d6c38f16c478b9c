import { z } from 'zod';
import type { Locale } from './locale.ts';

const namedMistakes: Record<Locale, Record<string, string>> = {
  ru: {
    'password-weak': 'Пароль не соответствует требованиям безопасности',
    'passwords-differ': 'Пароли не совпадают',
    'password-wrong': 'Пароль неверный',
    'email-invalid': 'Нужен адрес вида имя@почта.рф',
    'email-same': 'Это ваш нынешний адрес. Укажите другой.',
    'username-characters':
      'В имени пользователя могут быть буквы, цифры и между ними пробел, точка, дефис или подчёркивание',
    'username-mixed-scripts': 'Буквы имени похожи в разных алфавитах. Напишите имя в одном из них.',
    'language-invalid': 'Нужен код языка, например ru или en-GB',
    'text-unsuitable':
      'Здесь нужен обычный текст: уберите невидимые знаки и знаки, меняющие направление письма',
  },
  en: {
    'password-weak': 'The password does not meet the security requirements',
    'passwords-differ': 'The passwords do not match',
    'password-wrong': 'The password is wrong',
    'email-invalid': 'Needs an address such as name@mail.com',
    'email-same': 'This is the address you have. Give another one.',
    'username-characters':
      'A user name may have letters and digits, and a space, dot, hyphen or underscore between them',
    'username-mixed-scripts':
      'The name has look-alike letters of several alphabets. Write it in one of them.',
    'language-invalid': 'Needs a language code such as ru or en-GB',
    'text-unsuitable':
      'Plain text is needed here: take out signs that cannot be seen or that turn the direction of writing',
  },
};

const general = { ru: z.locales.ru().localeError, en: z.locales.en().localeError };

/** The code of a field's mistake: the contract's own name for it, or the kind that the schema reports. */
export const fieldCode = (issue: z.core.$ZodIssue): string =>
  issue.code === 'custom' ? issue.message : issue.code;

/** The message for a mistake that the contract names. */
export const namedMistake = (locale: Locale, code: string): string | undefined =>
  namedMistakes[locale][code];

/** The message for a field's mistake, one sentence. */
export function fieldMessage(locale: Locale, issue: z.core.$ZodIssue): string {
  const named = namedMistake(locale, issue.message);
  if (named) return named;
  const message = general[locale](issue as z.core.$ZodRawIssue);
  return (typeof message === 'string' ? message : message?.message) ?? issue.message;
}
