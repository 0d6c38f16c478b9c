import { escapeHtml } from '../../html/elements.ts';
import { frameTexts } from '../../messages/emails/frame.ts';
import type { Locale } from '../../messages/locale.ts';
import { darkStyles, styles } from './letter-styles.ts';

export type LetterLink = { label: string; url: string };

/** What a letter says; every text is plain text. */
export type LetterContent = {
  locale: Locale;
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  action?: LetterLink | undefined;
  /** What else there is to know, below the action. */
  notes?: readonly string[];
  /** Why the letter came, and how to get no more of its kind. */
  footer?: { text: string; link: LetterLink } | undefined;
};

/** A letter as it is sent, as text and as HTML. */
export type Letter = {
  subject: string;
  text: string;
  html: string;
  /** Where a mail reader takes its user off the list by a POST (RFC 8058). */
  oneClickUrl?: string;
};

const sender = 'Dreamfork';

const writeText = ({ paragraphs, action, notes = [], footer }: LetterContent): string =>
  [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    sender,
    // Mail readers take what follows `-- ` for a signature.
    ...(footer ? [`-- \n${footer.text}\n${footer.link.label}: ${footer.link.url}`] : []),
  ].join('\n\n');

type Style = keyof typeof styles;

const element = (tag: 'h1' | 'p' | 'div', style: Style, html: string): string =>
  `<${tag} class="${style}" style="${styles[style]}">${html}</${tag}>`;

const paragraph = (style: Style) => (text: string) => element('p', style, escapeHtml(text));

const link = (style: Style, { label, url }: LetterLink): string =>
  `<a class="${style}" style="${styles[style]}" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

function writeBody({ locale, subject, paragraphs, action, notes = [], footer }: LetterContent) {
  const sheet = [
    element('p', 'sender', sender),
    element('h1', 'heading', escapeHtml(subject)),
    ...paragraphs.map(paragraph('text')),
    ...(action ? [element('p', 'text', link('action', action))] : []),
    ...notes.map(paragraph('text')),
    ...(action
      ? [
          element(
            'p',
            'faded',
            `${frameTexts[locale].plainAddress}<br>${link('link', { label: action.url, url: action.url })}`,
          ),
        ]
      : []),
  ];
  const below = footer
    ? [element('p', 'footer', `${escapeHtml(footer.text)}<br>${link('link', footer.link)}`)]
    : [];
  return element('div', 'page', [element('div', 'sheet', sheet.join('\n')), ...below].join('\n'));
}

/** Writes a letter. It reads well without its styles too: in order, with words for every link. */
export const letter = (content: LetterContent): Letter => ({
  subject: content.subject,
  text: `${writeText(content)}\n`,
  html: `<!doctype html>
<html lang="${content.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${darkStyles}</style>
</head>
<body style="${styles.body}">
${writeBody(content)}
</body>
</html>
`,
});
