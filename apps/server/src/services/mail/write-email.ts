import { escapeHtml } from '../../html/elements.ts';
import type { Email, EmailTexts } from '../../messages/emails/email.ts';
import { englishEmail } from '../../messages/emails/english.ts';
import { frameTexts } from '../../messages/emails/frame.ts';
import { russianEmail } from '../../messages/emails/russian.ts';
import type { Locale } from '../../messages/locale.ts';

/** The colours of the themes `light` and `dark`: a mail reader knows neither. */
const light = {
  paper: '#F3F7FA',
  surface: '#FFFFFF',
  ink: '#172033',
  ink2: '#47526B',
  line: '#D0DCE7',
  accent: '#3A2FC9',
  onAccent: '#FFFFFF',
};

const dark: typeof light = {
  paper: '#111B17',
  surface: '#18251F',
  ink: '#EEF3EA',
  ink2: '#B5C3B8',
  line: '#2B3D35',
  accent: '#F2D264',
  onAccent: '#1C1800',
};

const sans = 'system-ui,-apple-system,Roboto,Arial,sans-serif';
const serif = 'Literata,Georgia,serif';

/** Styles of the elements, which mail readers honour only on the element itself. */
const styles = {
  body: `margin:0;padding:0;background:${light.paper}`,
  page: `padding:24px 12px;background:${light.paper};color:${light.ink};font:17px/1.55 ${sans}`,
  sheet: `max-width:560px;margin:0 auto;padding:28px 24px 12px;background:${light.surface};border:1px solid ${light.line};border-radius:14px`,
  sender: `margin:0 0 20px;color:${light.ink2};font:600 17px/1.3 ${serif}`,
  heading: `margin:0 0 20px;color:${light.ink};font:600 26px/1.2 ${serif};overflow-wrap:anywhere`,
  text: `margin:0 0 16px;color:${light.ink};overflow-wrap:anywhere`,
  faded: `margin:24px 0 16px;padding-top:16px;border-top:1px solid ${light.line};color:${light.ink2};font-size:15px;overflow-wrap:anywhere`,
  footer: `max-width:560px;margin:16px auto 0;padding:0 24px;color:${light.ink2};font-size:15px`,
  action: `display:inline-block;padding:12px 20px;background:${light.accent};color:${light.onAccent};border-radius:9px;font-weight:600;line-height:22px;text-decoration:none`,
  link: `color:${light.accent};overflow-wrap:anywhere`,
} as const;

/** What changes in the dark, for mail readers that ask for it. */
const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
body, .page { background: ${dark.paper} !important; }
.sheet { background: ${dark.surface} !important; border-color: ${dark.line} !important; }
.heading, .text { color: ${dark.ink} !important; }
.sender, .faded, .footer { color: ${dark.ink2} !important; border-color: ${dark.line} !important; }
.action { background: ${dark.accent} !important; color: ${dark.onAccent} !important; }
.link { color: ${dark.accent} !important; }
}
`;

export type EmailLink = { label: string; url: string };

/** What an email says; every text is plain text. */
export type EmailContent = {
  locale: Locale;
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  action?: EmailLink | undefined;
  /** What else there is to know, below the action. */
  notes?: readonly string[];
  /** Why the email came, and how to get no more of its kind. */
  footer?: { text: string; link: EmailLink } | undefined;
};

/** An email as it is sent, as text and as HTML. */
export type WrittenEmail = {
  subject: string;
  text: string;
  html: string;
  /** Where a mail reader takes its user off the list by a POST (RFC 8058). */
  oneClickUrl?: string;
};

const sender = 'Dreamfork';

const writeText = ({ paragraphs, action, notes = [], footer }: EmailContent): string =>
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

const link = (style: Style, { label, url }: EmailLink): string =>
  `<a class="${style}" style="${styles[style]}" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

function writeBody({ locale, subject, paragraphs, action, notes = [], footer }: EmailContent) {
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

/** Writes an email. It reads well without its styles too: in order, with words for every link. */
export const writeEmail = (content: EmailContent): WrittenEmail => ({
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

const textsIn: Record<Locale, (email: Email) => EmailTexts> = {
  ru: russianEmail,
  en: englishEmail,
};

/** The addresses by which a user turns emails off. */
export type UnsubscribeLinks = {
  /** A page with a button: programs that look through links must change nothing. */
  page: string;
  /** For mail readers, which send a POST there by themselves. */
  oneClick: string;
};

/** Composes an email in the language of its recipient, who can turn it off where there are links for that. */
export function composeEmail(
  email: Email,
  locale: Locale,
  unsubscribe?: UnsubscribeLinks,
): WrittenEmail {
  const { action, paragraphs, ...texts } = textsIn[locale](email);
  const { greeting, notification, unsubscribe: label } = frameTexts[locale];
  const written = writeEmail({
    locale,
    ...texts,
    paragraphs: [greeting, ...paragraphs],
    action: action !== undefined && 'url' in email ? { label: action, url: email.url } : undefined,
    footer: unsubscribe && { text: notification, link: { label, url: unsubscribe.page } },
  });
  return unsubscribe ? { ...written, oneClickUrl: unsubscribe.oneClick } : written;
}
