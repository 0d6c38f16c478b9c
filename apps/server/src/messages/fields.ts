import { activityMaximumDays } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import type { Locale } from './locale.ts';

const namedMistakes: Record<Locale, Record<string, string>> = {
  ru: {
    'password-weak': 'Пароль не соответствует требованиям безопасности',
    'passwords-differ': 'Пароли не совпадают',
    'password-wrong': 'Пароль неверный',
    'email-invalid': 'Нужен адрес вида имя@почта.рф',
    'email-same': 'Это ваш нынешний адрес. Укажите другой.',
    'username-characters':
      'Имя пользователя состоит из букв и цифр, между ними могут стоять пробел, точка, дефис или подчёркивание',
    'username-mixed-scripts':
      'В имени смешаны похожие буквы разных алфавитов. Напишите его буквами одного из них.',
    'language-invalid': 'Нужен код языка, например ru или en-GB',
    'date-invalid': 'Нужна дата вида 2026-11-28 или время вида 2026-11-28T12:00:00Z',
    'period-reversed': 'Период кончается раньше, чем начинается. Поменяйте даты местами.',
    'period-too-long': `Период не может быть длиннее ${activityMaximumDays} дней. Возьмите более позднее начало.`,
    'period-empty': 'Конец периода должен быть позже начала',
    'days-mismatched': 'Число дней нужно для приостановки и только для неё',
    'notice-hides-nothing': 'Предупреждение ничего не скрывает. Выберите приостановку или бан.',
    'text-unsuitable':
      'Здесь нужен обычный текст: уберите невидимые знаки и знаки, меняющие направление письма',
  },
  en: {
    'password-weak': 'The password does not meet the security requirements',
    'passwords-differ': 'The passwords do not match',
    'password-wrong': 'The password is wrong',
    'email-invalid': 'Enter an address such as name@mail.com',
    'email-same': 'This is already your address. Enter a different one.',
    'username-characters':
      'A username consists of letters and digits, with a space, dot, hyphen or underscore between them',
    'username-mixed-scripts':
      'The name mixes look-alike letters from different alphabets. Write it in one of them.',
    'language-invalid': 'Enter a language code such as ru or en-GB',
    'date-invalid': 'Enter a date such as 2026-11-28 or a time such as 2026-11-28T12:00:00Z',
    'period-reversed': 'The period ends before it begins. Swap the dates.',
    'period-too-long': `A period has at most ${activityMaximumDays} days. Choose a later start.`,
    'period-empty': 'The period has to end after it begins',
    'days-mismatched': 'A number of days goes with a suspension, and with nothing else',
    'notice-hides-nothing': 'A warning hides nothing. Choose a suspension or a ban.',
    'text-unsuitable':
      'Plain text only: remove invisible characters and characters that change the direction of writing',
  },
};

type Range = { origin: string; bound: number };

const general = {
  ru: {
    missing: 'Заполните это поле',
    wrong: 'Такое значение здесь не подходит. Проверьте его.',
    kinds: {
      string: 'Нужен текст',
      number: 'Нужно число',
      int: 'Нужно целое число',
      boolean: 'Нужно true или false',
      array: 'Нужен список',
      object: 'Нужен объект JSON',
    },
    formats: {
      date: 'Нужна дата вида 2026-11-28',
      datetime: 'Нужно время вида 2026-11-28T12:00:00Z',
      url: 'Нужен адрес вида https://example.org',
    },
    unknown: (names: string) => `Таких полей нет: ${names}. Уберите их.`,
    allowed: (values: string) => `Допустимы значения: ${values}`,
    atLeast: ({ origin, bound }: Range) =>
      origin === 'string' ? `Знаков должно быть не меньше ${bound}` : `Нужно не меньше ${bound}`,
    atMost: ({ origin, bound }: Range) =>
      origin === 'string' ? `Знаков должно быть не больше ${bound}` : `Нужно не больше ${bound}`,
  },
  en: {
    missing: 'Fill in this field',
    wrong: 'This value does not fit here. Check it.',
    kinds: {
      string: 'Enter text',
      number: 'Enter a number',
      int: 'Enter a whole number',
      boolean: 'Enter true or false',
      array: 'Enter a list',
      object: 'Enter a JSON object',
    },
    formats: {
      date: 'Enter a date such as 2026-11-28',
      datetime: 'Enter a time such as 2026-11-28T12:00:00Z',
      url: 'Enter an address such as https://example.org',
    },
    unknown: (names: string) => `There are no such fields: ${names}. Remove them.`,
    allowed: (values: string) => `Allowed values: ${values}`,
    atLeast: ({ origin, bound }: Range) =>
      origin === 'string' ? `Use at least ${bound} characters` : `Needs to be at least ${bound}`,
    atMost: ({ origin, bound }: Range) =>
      origin === 'string' ? `Use at most ${bound} characters` : `Needs to be at most ${bound}`,
  },
};

type Messages = Partial<Record<string, string>>;

// The schema library's own messages speak of types, which means nothing to whoever fills in a form.
function generalMistake(locale: Locale, issue: z.core.$ZodIssue): string {
  const text = general[locale];
  const kinds: Messages = text.kinds;
  const formats: Messages = text.formats;
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? text.wrong;
  if (issue.code === 'invalid_format') return formats[issue.format] ?? text.wrong;
  if (issue.code === 'unrecognized_keys') return text.unknown(issue.keys.join(', '));
  if (issue.code === 'invalid_value') return text.allowed(issue.values.map(String).join(', '));
  if (issue.code === 'too_big') {
    return text.atMost({ origin: issue.origin, bound: Number(issue.maximum) });
  }
  if (issue.code !== 'too_small') return text.wrong;
  const bound = Number(issue.minimum);
  if (issue.origin === 'string' && bound === 1) return text.missing;
  return text.atLeast({ origin: issue.origin, bound });
}

/** The code of a field's mistake: the contract's own name for it, or the kind that the schema reports. */
export const fieldCode = (issue: z.core.$ZodIssue): string =>
  issue.code === 'custom' ? issue.message : issue.code;

/** The message for a mistake that the contract names. */
export const namedMistake = (locale: Locale, code: string): string | undefined =>
  namedMistakes[locale][code];

/** The message for a field's mistake, one sentence. */
export function fieldMessage(locale: Locale, issue: z.core.$ZodIssue): string {
  return namedMistake(locale, issue.message) ?? generalMistake(locale, issue);
}
