import { addText } from '../passages/passageStory.ts';
import type { TextPart } from '../twine/textPart.ts';

/** Markdown has no logic. */
type MarkdownPart = Extract<TextPart, { kind: 'text' | 'link' | 'jump' }>;

import { unescapeLinks } from './escapeContent.ts';

// A code span, an escaped character, or a link to a heading; a picture is none.
const pieces =
  /(`{1,3})(?:[^`\n]{1,1000})\1|\\.|(!?)\[((?:[^[\]\\\n]|\\.){0,1000})\]\(\s{0,5}<?#([^\s()<>]{0,1000})>?(?:\s{1,5}"[^"\n]{0,500}")?\s{0,5}\)/g;

/** An arrow at the beginning of a line: the story goes on there without a choice. */
const arrow =
  /(?:^|(?<=\n))[^\S\n]{0,10}(?:(?:[-*+]|\d{1,9}[.)])[^\S\n]{1,10})?(?:->|→)[^\S\n]{0,10}$/;

/** Text without the backslashes that Markdown needs before its own characters. */
export const unescapeMarkdown = (text: string): string =>
  text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');

/** What a heading is called in a link: lower case, hyphens for spaces, no punctuation. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replaceAll(/\s/g, '-');

const decoded = (target: string): string => {
  try {
    return decodeURIComponent(target);
  } catch {
    // An escape that is none is part of the target.
    return target;
  }
};

/**
 * The parts of a section's text; only links to headings are choices, and behind an arrow plain connections.
 * `isKnown` is true of their names.
 */
export function readMarkdownText(text: string, isKnown: (name: string) => boolean): MarkdownPart[] {
  const parts: MarkdownPart[] = [];
  let written = 0;
  const add = (piece: string) => addText(parts, unescapeLinks(piece));
  for (const found of text.matchAll(pieces)) {
    const [whole, , picture, label, target] = found;
    if (target === undefined || picture !== '') continue;
    const before = text.slice(written, found.index);
    const isStart = written === 0 || text[written - 1] === '\n' || before.includes('\n');
    const [sign] = (isStart && arrow.exec(before)) || [];
    add(sign === undefined ? before : before.slice(0, before.length - sign.length));
    written = found.index + whole.length;
    const name = decoded(target);
    const alike = slugOf(name);
    const to = !isKnown(name) && isKnown(alike) ? alike : name;
    if (sign === undefined) {
      parts.push({ kind: 'link', label: unescapeMarkdown(label ?? ''), target: to });
    } else parts.push({ kind: 'jump', target: to });
  }
  add(text.slice(written));
  return parts;
}
