import type { Email, EmailTexts } from '../../messages/emails/email.ts';
import { englishEmail } from '../../messages/emails/english.ts';
import { russianEmail } from '../../messages/emails/russian.ts';
import type { Locale } from '../../messages/locale.ts';
import { type Letter, letter } from './letter.ts';

const textsIn: Record<Locale, (email: Email) => EmailTexts> = {
  ru: russianEmail,
  en: englishEmail,
};

/** Composes an email in the language of its recipient. */
export function composeEmail(email: Email, locale: Locale): Letter {
  const { action, ...texts } = textsIn[locale](email);
  return letter({
    locale,
    ...texts,
    action: action !== undefined && 'url' in email ? { label: action, url: email.url } : undefined,
  });
}
