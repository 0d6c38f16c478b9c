import { type Dialect, macroReaders } from './macros/macroReaders.ts';
import { createFinder, type Found, readLink, type TextPart } from './textPart.ts';
import { linksMaximum } from './twineStory.ts';

// Two parts to a link; a text with more is refused afterwards.
const partsMaximum = 2 * linksMaximum + 2;

const imageStart = '[img[';

/** What stands between these is not read: comments, code, and text that its format shows as it is written. */
const code: readonly [string, string][] = [
  ['<!--', '-->'],
  ['<script', '</script>'],
  ['<style', '</style>'],
];
const angles: readonly [string, string][] = [
  ...code,
  ['/*', '*/'],
  ['/%', '%/'],
  ['{{{', '}}}'],
  ['"""', '"""'],
  ['<nowiki>', '</nowiki>'],
];
const unread: Readonly<Record<Dialect, readonly [string, string][]>> = {
  harlowe: [...code, ['`', '`']],
  sugarcube: angles,
  plain: angles,
  chapbook: code,
  snowman: code,
};

/** Where the part ends that begins at an offset and is not read; -1 if none does. */
function createUnreadFinder(text: string, dialect: Dialect): (at: number) => number {
  const pairs = unread[dialect].map(([open, close]) => ({
    open,
    length: close.length,
    find: createFinder(text, close),
  }));
  return (at) => {
    for (const { open, length, find } of pairs) {
      if (!text.startsWith(open, at)) continue;
      const end = find(at + open.length);
      if (end !== -1) return end + length;
      if (open === '<!--') return text.length;
    }
    return -1;
  };
}

/** Reads the links in double brackets. */
function createLinkReader(text: string) {
  const closing = createFinder(text, ']]');
  const opening = createFinder(text, '[[');
  const lineEnd = createFinder(text, '\n');
  return (at: number): Found | null => {
    const isImage = text.startsWith(imageStart, at);
    if (!isImage && !text.startsWith('[[', at)) return null;
    let close = closing(at + 2);
    const newline = lineEnd(at);
    if (close === -1 || (newline !== -1 && newline < close)) return null;
    if (isImage) {
      const [source = '', target = ''] = text.slice(at + imageStart.length, close).split('][');
      if (target.trim() === '') return null;
      const label = source.includes('|') ? source.slice(0, source.indexOf('|')) : target;
      return { part: { kind: 'link', label, target: target.trim() }, end: close + 2 };
    }
    // A bracket before the link belongs to the text, such as the hook of Harlowe in `[[[A]]]`.
    if (text.startsWith('[[', at + 1) && close > at + 3) return null;
    const nested = opening(at + 2);
    if (nested !== -1 && nested < close) return null;
    // The setter of SugarCube may end in a bracket of its own.
    if (text.slice(at, close).includes('][')) while (text[close + 2] === ']') close += 1;
    return { part: { kind: 'link', ...readLink(text.slice(at + 2, close)) }, end: close + 2 };
  };
}

/** The passage's text as parts, in one pass. Links in comments are none. */
export function scanText(text: string, dialect: Dialect): TextPart[] {
  const parts: TextPart[] = [];
  const readBrackets = createLinkReader(text);
  const unreadEnd = createUnreadFinder(text, dialect);
  const readMacro = macroReaders[dialect](text);
  let written = 0;
  const take = (at: number, { part, more = [], end }: Found): number => {
    if (at > written) parts.push({ kind: 'text', text: text.slice(written, at) });
    parts.push(part, ...more);
    written = end;
    return end;
  };
  let at = 0;
  while (at < text.length && parts.length <= partsMaximum) {
    const end = unreadEnd(at);
    if (end !== -1) {
      at = end;
      continue;
    }
    const found = (text[at] === '[' ? readBrackets(at) : null) ?? readMacro(at);
    at = found ? take(at, found) : at + 1;
  }
  if (written < text.length) parts.push({ kind: 'text', text: text.slice(written) });
  return parts;
}
