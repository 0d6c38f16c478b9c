import type { Email, EmailTexts } from '../../messages/emails/email.ts';
import { englishEmail } from '../../messages/emails/english.ts';
import { frameTexts } from '../../messages/emails/frame.ts';
import { russianEmail } from '../../messages/emails/russian.ts';
import type { Locale } from '../../messages/locale.ts';
import type { UnsubscribeLinks } from '../account/unsubscribe.ts';
import { type Letter, letter } from './letter.ts';

const textsIn: Record<Locale, (email: Email) => EmailTexts> = {
  ru: russianEmail,
  en: englishEmail,
};

/** Composes an email in the language of its recipient, who can turn it off where there are links for that. */
export function composeEmail(email: Email, locale: Locale, unsubscribe?: UnsubscribeLinks): Letter {
  const { action, ...texts } = textsIn[locale](email);
  const { notification, unsubscribe: label } = frameTexts[locale];
  const written = letter({
    locale,
    ...texts,
    action: action !== undefined && 'url' in email ? { label: action, url: email.url } : undefined,
    footer: unsubscribe && { text: notification, link: { label, url: unsubscribe.page } },
  });
  return unsubscribe ? { ...written, oneClickUrl: unsubscribe.oneClick } : written;
}
