import type { StoryLook } from '../../schema/look.ts';
import { isOpening } from '../../text/isOpening.ts';
import { parseMarkdown } from '../../text/parseMarkdown.ts';
import { parseUrl } from '../../text/parseUrl.ts';
import { type MarkdownPrinter, printMarkdown } from '../../text/printMarkdown.ts';
import { escapeHtml } from '../escapeHtml.ts';

/** Characters that XML does not allow, halves of pairs among them: nobody sees them. */
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text as it stands in XML, between tags or in an attribute. */
export const escapeXml = (text: string): string => escapeHtml(text.replaceAll(illegal, ''));

const join = (pieces: readonly string[]): string => pieces.join('');

const printerBelow = (rank: number): MarkdownPrinter<string> => ({
  inlines: join,
  blocks: join,
  text: escapeXml,
  lineBreak: () => '<br/>',
  emphasis: (children) => `<em>${children}</em>`,
  strong: (children) => `<strong>${children}</strong>`,
  link: (address, children) => `<a href="${escapeXml(address)}">${children}</a>`,
  paragraph: (children) => `<p>${children}</p>\n`,
  heading: (level, children) => {
    const tag = `h${Math.min(rank + level, 6)}`;
    return `<${tag}>${children}</${tag}>\n`;
  },
  list: (items, start) => {
    const content = join(items.map((item) => `<li>${item}</li>\n`));
    if (start === null) return `<ul>\n${content}</ul>\n`;
    return `<ol${start === 1 ? '' : ` start="${start}"`}>\n${content}</ol>\n`;
  },
  quote: (children) => `<blockquote>${children}</blockquote>\n`,
  rule: () => '<hr/>\n',
});

/** An author's text as well-formed XHTML; its headings stand below the given rank. */
export const textMarkup = (content: string, rank: number): string =>
  printMarkdown(parseMarkdown(content), printerBelow(rank));

/** The text of a passage, its first paragraph marked where the look gives it a drop cap. */
export function passageMarkup(content: string, rank: number, look: StoryLook = {}): string {
  const markup = textMarkup(content, rank);
  return look.dropCap && isOpening(content) ? markup.replace('<p>', '<p class="opening">') : markup;
}

/** How the marked paragraph of `passageMarkup` is drawn. */
export const openingRule = (colour: string): string =>
  `.opening::first-letter { float: left; margin: 0.07em 0.06em 0 0; font-size: 3.6em; line-height: 0.78; color: ${colour}; }`;

/** The address on the web; a path is one of the site, if that is known. Null for any other. */
export function webAddress(address: string, site: string | undefined): string | null {
  const url = parseUrl(address.trim(), site);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
