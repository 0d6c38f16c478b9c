import { addText } from '../passages/passageStory.ts';
import { changeParts } from '../readLogic/codeParts.ts';
import { type Dialect, macroReaders } from './macros/macroReaders.ts';
import { readNaked } from './macros/sugarcube.ts';
import { sugarcubeSyntax } from './macros/sugarcubeSyntax.ts';
import { createFinder, type Found, type Link, macro, readLink, type TextPart } from './textPart.ts';
import { linksMaximum } from './twineStory.ts';

// Two parts to a link; a text with more is refused afterwards.
const partsMaximum = 2 * linksMaximum + 2;

const imageStart = '[img[';

/** What stands between two signs: an author's comment, code, or text that is shown with or without the signs. */
type Unread = { open: string; close: string; as: 'comment' | 'code' | 'text' | 'kept' };

const code: readonly Unread[] = [
  { open: '<!--', close: '-->', as: 'comment' },
  { open: '<script', close: '</script>', as: 'code' },
  { open: '<style', close: '</style>', as: 'code' },
];
const angles: readonly Unread[] = [
  ...code,
  { open: '/*', close: '*/', as: 'comment' },
  { open: '/%', close: '%/', as: 'comment' },
  { open: '{{{', close: '}}}', as: 'text' },
  { open: '"""', close: '"""', as: 'text' },
  { open: '<nowiki>', close: '</nowiki>', as: 'text' },
];
const unread: Readonly<Record<Dialect, readonly Unread[]>> = {
  harlowe: [...code, { open: '`', close: '`', as: 'text' }],
  sugarcube: angles,
  plain: angles,
  chapbook: code,
  snowman: code,
  own: angles.map((each) => ({ ...each, as: 'kept' })),
};

/** The part that begins at an offset and holds no links; null if none does. */
function createUnreadReader(text: string, dialect: Dialect): (at: number) => Found | null {
  const pairs = unread[dialect].map((each) => ({ ...each, find: createFinder(text, each.close) }));
  const lineEnd = createFinder(text, '\n');
  return (at) => {
    for (const { open, close, as, find } of pairs) {
      if (!text.startsWith(open, at)) continue;
      const inner = at + open.length;
      const found = find(inner);
      if (found === -1) {
        if (open !== '<!--' || as === 'kept') continue;
        // A comment that nothing closes hides its line alone.
        const line = lineEnd(at);
        const stop = line === -1 ? text.length : line;
        return macro('<!--', text.slice(at, stop), stop);
      }
      const end = found + close.length;
      if (as === 'comment') return { part: { kind: 'comment' }, end };
      if (as === 'code') return macro(`${open}>`, text.slice(at, end), end);
      const shown = as === 'kept' ? text.slice(at, end) : text.slice(inner, found);
      return { part: { kind: 'text', text: shown }, end };
    }
    return null;
  };
}

/** Reads the links in double brackets. */
function createLinkReader(text: string, dialect: Dialect) {
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
      const [source = '', target = '', setter = ''] = text
        .slice(at + imageStart.length, close)
        .split('][');
      if (target.trim() === '') return null;
      const label = source.includes('|') ? source.slice(0, source.indexOf('|')) : target;
      return {
        part: { kind: 'link', label, target: target.trim(), ...setterParts(setter) },
        end: close + 2,
      };
    }
    // A bracket before the link belongs to the text, such as the hook of Harlowe in `[[[A]]]`.
    if (text.startsWith('[[', at + 1) && close > at + 3) return null;
    const nested = opening(at + 2);
    if (nested !== -1 && nested < close) return null;
    // The setter of SugarCube may end in a bracket of its own.
    if (text.slice(at, close).includes('][')) while (text[close + 2] === ']') close += 1;
    const inner = text.slice(at + 2, close);
    return { part: { kind: 'link', ...withSetter(inner, dialect) }, end: close + 2 };
  };
}

const setterParts = (setter: string): Pick<Link, 'inside'> =>
  setter === ''
    ? {}
    : { inside: changeParts(setter, sugarcubeSyntax, { name: '[[…][…]]', code: setter }) };

/** `words->target][$gold -= 5`: what stands behind the link is done when it is followed. */
function withSetter(inner: string, dialect: Dialect): Link {
  const link = { ...readLink(inner) };
  const words = dialect === 'sugarcube' || dialect === 'harlowe' ? wordsOf(link.label) : null;
  const at = inner.indexOf('][');
  const setter = at === -1 ? '' : inner.slice(at + 2);
  return {
    ...link,
    ...(words ? { words } : {}),
    ...setterParts(setter),
  };
}

/** The words of a link in which variables stand. */
function wordsOf(label: string): TextPart[] | null {
  if (!/[$_]/.test(label)) return null;
  const parts: TextPart[] = [];
  const readValue = readNaked(label);
  let written = 0;
  for (let at = 0; at < label.length; ) {
    const begin = at;
    const found = readValue(at);
    at = found?.end ?? at + 1;
    if (!found) continue;
    addText(parts, label.slice(written, begin));
    parts.push(found.part);
    written = at;
  }
  addText(parts, label.slice(written));
  return parts;
}

/** The passage's text as parts, in one pass. Links in comments are none. */
export const scanText = (text: string, dialect: Dialect): TextPart[] => scan(text, dialect, 0);

/** So deep links may stand in the bodies of links. */
const deepest = 3;

function scan(text: string, dialect: Dialect, depth: number): TextPart[] {
  const parts: TextPart[] = [];
  const readBrackets = createLinkReader(text, dialect);
  const readUnread = createUnreadReader(text, dialect);
  const scanBody = (body: string): TextPart[] =>
    depth < deepest ? scan(body, dialect, depth + 1) : [{ kind: 'text', text: body }];
  const readMacro = macroReaders[dialect](scanBody)(text);
  let written = 0;
  let at = 0;
  while (at < text.length && parts.length <= partsMaximum) {
    const found = readUnread(at) ?? (text[at] === '[' ? readBrackets(at) : null) ?? readMacro(at);
    if (!found) {
      at += 1;
      continue;
    }
    addText(parts, prose(text.slice(written, at), dialect));
    for (const part of [found.part, ...(found.more ?? [])]) {
      if (part.kind === 'text') addText(parts, part.text);
      else parts.push(part);
    }
    written = found.end;
    at = found.end;
  }
  addText(parts, prose(text.slice(written), dialect));
  return parts;
}

const hasWikiMarks: ReadonlySet<Dialect> = new Set(['harlowe', 'sugarcube', 'plain']);

/** Emphasis as Markdown has it; a backslash at the end of a line joins it with the next. */
function prose(text: string, dialect: Dialect): string {
  if (!hasWikiMarks.has(dialect)) return text;
  const joined = text.replaceAll('\\\n', '');
  const shown = dialect === 'harlowe' ? joined.replaceAll('&#96;', '`') : joined;
  return shown
    .replaceAll(/''([^'\n]{1,1000})''/g, '**$1**')
    .replaceAll(/(?<![:/])\/\/([^/\n]{1,1000})\/\/(?!\/)/g, '*$1*');
}
