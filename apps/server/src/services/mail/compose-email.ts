import { escapeHtml } from '../../html/elements.ts';
import { type Email, emailTexts } from '../../messages/emails.ts';
import type { Locale } from '../../messages/locale.ts';

/** An email as it is sent, as text and as HTML. */
export type ComposedEmail = { subject: string; text: string; html: string };

const link = (url: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;

const paragraph = (html: string): string => `<p>${html}</p>`;

/** Composes an email in the language of its recipient. */
export function composeEmail(email: Email, locale: Locale): ComposedEmail {
  const { subject, before, url, after } = emailTexts(email, locale);
  const html = [
    ...before.map((text) => paragraph(escapeHtml(text))),
    ...(url === undefined ? [] : [paragraph(link(url))]),
    ...after.map((text) => paragraph(escapeHtml(text))),
  ].join('\n');
  return {
    subject,
    text: `${[...before, ...(url === undefined ? [] : [url]), ...after].join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${html}\n</body></html>\n`,
  };
}
