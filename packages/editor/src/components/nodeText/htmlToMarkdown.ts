import { type Block, type Inline, parseMarkdown, plainText } from '@dreamfork/story/text';
import Turndown from 'turndown';

/** Longer HTML is pasted as plain text: it is read while the author waits. */
const longestHtml = 1_000_000;

// Signs of the private use area stand for the marks until all of the text is there.
const strongStart = '\uE000';
const strongEnd = '\uE001';
const emphasisStart = '\uE002';
const emphasisEnd = '\uE003';
const marks = /[\uE000-\uE003]/g;

const styleOf = (node: Element): string => node.getAttribute('style') ?? '';

/** Word processors mark words by style, and wrap a whole text in a `b` that is not bold. */
function isStrong(node: Element): boolean {
  const weight = /font-weight:\s*(\w+)/i.exec(styleOf(node))?.[1];
  if (weight === undefined) return /^(?:b|strong)$/i.test(node.nodeName);
  return /^bold/i.test(weight) || Number(weight) >= 600;
}

function isEmphasis(node: Element): boolean {
  const slant = /font-style:\s*(\w+)/i.exec(styleOf(node))?.[1];
  return slant === undefined ? /^(?:i|em)$/i.test(node.nodeName) : /^italic|^oblique/i.test(slant);
}

const isWord = (node: Element): boolean => /^(?:b|strong|i|em|span|font)$/i.test(node.nodeName);

function hasAround(node: Element, is: (around: Element) => boolean): boolean {
  for (let around = node.parentElement; around; around = around.parentElement) {
    if (is(around)) return true;
  }
  return false;
}

const isHeading = ({ nodeName }: Element): boolean => /^h[1-6]$/i.test(nodeName);

/** Marks each paragraph of a text. */
const marked = (text: string, start: string, end: string): string =>
  text.replaceAll(/[^\n](?:[\s\S]*?\S)?(?=\s*(?:\n\n|$))/g, (part) => start + part + end);

function withMarks(content: string, node: Element): string {
  const isNew = (is: (around: Element) => boolean) =>
    is(node) && !hasAround(node, (around) => isWord(around) && is(around));
  if (content.trim() === '') return content;
  const emphasised = isNew(isEmphasis) ? marked(content, emphasisStart, emphasisEnd) : content;
  const isStronger = isNew(isStrong) && !hasAround(node, isHeading);
  return isStronger ? marked(emphasised, strongStart, strongEnd) : emphasised;
}

const safeAddress = /^(?:https?:\/\/|mailto:)[^\s<>]+$/i;

function link(content: string, node: Element): string {
  const address = (node.getAttribute('href') ?? '').trim();
  const text = content.replaceAll(/\s+/g, ' ').trim();
  if (text === '' || !safeAddress.test(address)) return content;
  return `[${text}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

const indented = (text: string, columns: number): string =>
  text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(columns)}`);

const isList = (node: Node | null): boolean => /^(?:ul|ol)$/i.test(node?.nodeName ?? '');

function listItem(content: string, node: Element): string {
  const list = node.parentElement;
  const items = Array.from(list?.childNodes ?? []).filter(({ nodeName }) => nodeName === 'LI');
  const number = (Number(list?.getAttribute('start')) || 1) + items.indexOf(node);
  const mark = list?.nodeName === 'OL' ? `${number}. ` : '- ';
  return `\n${mark}${indented(content.trim(), mark.length)}\n`;
}

/** Word writes an item of a list as a paragraph, its level in the style and its mark in the text. */
function wordItem(content: string, node: Element): string {
  const level = Number(/\blevel(\d)/i.exec(styleOf(node))?.[1] ?? 1);
  const number = /^\s*(\d{1,3})[.)]/.exec(node.textContent ?? '')?.[1];
  return `\n${' '.repeat((level - 1) * 3)}${number ? `${number}.` : '-'} ${content.trim()}\n`;
}

const nothing = () => '';

function createConverter(): Turndown {
  const converter = new Turndown({ headingStyle: 'atx', hr: '---', br: '' });
  converter.escape = (text) =>
    text
      .replaceAll(marks, '')
      .replaceAll(
        /\\(?=[\\`*_{}[\]()#+\-.!>])|\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\](?=\()/gu,
        String.raw`\$&`,
      )
      .replace(/^(?:[-+]|#{1,6})(?=\s)|^>/, String.raw`\$&`)
      .replace(/^(\d{1,3})([.)])(?=\s)/, String.raw`$1\$2`);
  const rule = (
    name: string,
    filter: (node: Element) => boolean,
    replacement: (content: string, node: Element) => string,
  ) =>
    converter.addRule(name, {
      filter: (node) => filter(node),
      replacement: (content, node) => replacement(content, node as Element),
    });
  const unseen = /^(?:style|script|title|img|svg|video|audio|iframe|object|select|button|math)$/i;
  rule('words', isWord, withMarks);
  rule('link', ({ nodeName }) => nodeName === 'A', link);
  rule(
    'code',
    ({ nodeName }) => /^(?:code|pre)$/i.test(nodeName),
    (content) => content,
  );
  rule(
    'cell',
    ({ nodeName }) => /^t[dh]$/i.test(nodeName),
    (content) => `${content.trim()} `,
  );
  rule(
    'row',
    ({ nodeName }) => nodeName === 'TR',
    (content) => `\n${content.trim()}\n`,
  );
  rule('item', ({ nodeName }) => nodeName === 'LI', listItem);
  rule(
    'nestedList',
    (node) => isList(node) && (isList(node.parentNode) || node.parentNode?.nodeName === 'LI'),
    (content, { parentNode }) =>
      isList(parentNode) ? `${indented(`\n${content.trim()}`, 3)}\n` : `\n${content.trim()}\n`,
  );
  rule('wordItem', (node) => /mso-list:\s*l\d/i.test(styleOf(node)), wordItem);
  rule('wordMark', (node) => /mso-list:\s*ignore/i.test(styleOf(node)), nothing);
  rule('unseen', ({ nodeName }) => unseen.test(nodeName), nothing);
  return converter;
}

/** Marks that end and begin again between two words are none. */
function joinMarks(text: string): string {
  const joined = text
    .replaceAll(/\uE001([ \u00A0]*)\uE000/g, '$1')
    .replaceAll(/\uE003([ \u00A0]*)\uE002/g, '$1');
  return joined === text ? text : joinMarks(joined);
}

const seen = (text: string): string => plainText(parseMarkdown(text));

/** The marks of a line, as far as readers get the same words with them: some cannot stand side by side. */
function printMarks(line: string): string {
  const apart = line.replaceAll(
    /([\uE001\uE003])([\uE000\uE002])([^\p{L}\p{N}\uE000-\uE003]+)/gu,
    '$1$3$2',
  );
  const printed = [apart, apart.replaceAll(/[\uE002\uE003]/g, '')].map((text) =>
    text.replaceAll(/[\uE000\uE001]/g, '**').replaceAll(/[\uE002\uE003]/g, '*'),
  );
  const plain = line.replaceAll(marks, '');
  return printed.find((text) => seen(text) === seen(plain)) ?? plain;
}

const hasFormat = (piece: Block | Inline): boolean =>
  piece.type === 'paragraph'
    ? piece.children.some(hasFormat)
    : piece.type !== 'text' && piece.type !== 'break';

/** HTML of a clipboard as the Markdown of a node; null where it has no format that readers would see. */
export function htmlToMarkdown(html: string): string | null {
  if (html.length > longestHtml) return null;
  const text = joinMarks(createConverter().turndown(html))
    .split('\n')
    .map((line) => printMarks(line).trimEnd())
    .join('\n')
    .trim();
  return parseMarkdown(text).some(hasFormat) ? text : null;
}
