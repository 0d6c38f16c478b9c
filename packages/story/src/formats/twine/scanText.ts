import { type Dialect, macroReaders } from './macros/macroReaders.ts';
import { createFinder, type Found, readLink, type TextPart } from './textPart.ts';
import { linksMaximum } from './twineStory.ts';

// Two parts to a link; a text with more is refused afterwards.
const partsMaximum = 2 * linksMaximum + 2;

const imageStart = '[img[';

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
  const commentEnd = createFinder(text, '-->');
  const readMacro = macroReaders[dialect](text);
  let written = 0;
  const take = (at: number, { part, end }: Found): number => {
    if (at > written) parts.push({ kind: 'text', text: text.slice(written, at) });
    parts.push(part);
    written = end;
    return end;
  };
  let at = 0;
  while (at < text.length && parts.length <= partsMaximum) {
    const character = text[at];
    if (character === '<' && text.startsWith('<!--', at)) {
      const end = commentEnd(at);
      at = end === -1 ? text.length : end + 3;
      continue;
    }
    const found = (character === '[' ? readBrackets(at) : null) ?? readMacro(at);
    at = found ? take(at, found) : at + 1;
  }
  if (written < text.length) parts.push({ kind: 'text', text: text.slice(written) });
  return parts;
}
