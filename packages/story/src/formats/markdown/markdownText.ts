import { addText } from '../passages/passageStory.ts';
import type { TextPart } from '../twine/textPart.ts';

// A code span, an escaped character, or a link to a heading; a picture is none.
const pieces =
  /(`{1,3})(?:[^`\n]{1,1000})\1|\\.|(!?)\[((?:[^[\]\\\n]|\\.){0,1000})\]\(\s{0,5}<?#([^\s()<>]{1,1000})>?(?:\s{1,5}"[^"\n]{0,500}")?\s{0,5}\)/g;

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
    return target;
  }
};

/** The parts of a section's text; only links to headings are choices. `isKnown` is true of their names. */
export function readMarkdownText(text: string, isKnown: (name: string) => boolean): TextPart[] {
  const parts: TextPart[] = [];
  let written = 0;
  for (const found of text.matchAll(pieces)) {
    const [whole, , picture, label, target] = found;
    if (target === undefined || picture !== '') continue;
    addText(parts, text.slice(written, found.index));
    written = found.index + whole.length;
    const name = decoded(target);
    const alike = slugOf(name);
    const isAlike = !isKnown(name) && isKnown(alike);
    const words = unescapeMarkdown(label ?? '');
    parts.push({ kind: 'link', label: words, target: isAlike ? alike : name });
  }
  addText(parts, text.slice(written));
  return parts;
}
