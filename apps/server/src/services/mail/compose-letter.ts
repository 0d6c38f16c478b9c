import { escapeHtml } from '../../html/escape-html.ts';
import { type Letter, letterTexts } from '../../messages/letters.ts';
import type { Locale } from '../../messages/locale.ts';

/** A letter as it leaves, once as text and once as a page. */
export type ComposedLetter = { subject: string; text: string; html: string };

const link = (url: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;

const paragraph = (html: string): string => `<p>${html}</p>`;

/** Words a letter in the language of whoever gets it. */
export function composeLetter(letter: Letter, locale: Locale): ComposedLetter {
  const { subject, before, url, after } = letterTexts(letter, locale);
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
