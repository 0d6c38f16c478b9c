import { addText } from '../passages/passageStory.ts';
import { createFinder, type TextPart } from '../twine/textPart.ts';

// `[[words]](section)`, `[[section]]`, `[words](passage)`, `[passage]`, `{{…}}`, `{…}`; a picture is none.
const pieces =
  /(!?)\[\[([^[\]\n]{1,1000})\]\](?:\(([^()\n]{1,1000})\))?|(!?)\[([^[\]\n]{1,1000})\](?:\(([^()\n]{1,1000})\))?|\{\{[^{}\n]{0,1000}\}\}|\{[^{}\n]{0,1000}\}/g;

const isAddress = (target: string): boolean => /^(?:[a-z][a-z+.-]{1,20}:|\/|#)/i.test(target);

/** What the links of a section may name. */
export type SquiffyNames = {
  hasSection: (name: string) => boolean;
  /** The key of a passage of this section. */
  findPassage: (name: string) => string | null;
};

/** `section, x = 1`: what a link sets is never carried out. */
const splitTarget = (written: string): { target: string; sets: string } => {
  const comma = written.indexOf(',');
  if (comma === -1) return { target: written.trim(), sets: '' };
  return { target: written.slice(0, comma).trim(), sets: written.slice(comma + 1).trim() };
};

const macroName = (text: string): string => {
  const name = /[\w@#/-]{1,40}/.exec(text)?.[0] ?? '…';
  return text.startsWith('{{') ? `{{${name}}}` : `{${name}}`;
};

/** The parts of a section's text. */
export function readSquiffyText(
  text: string,
  { hasSection, findPassage }: SquiffyNames,
): TextPart[] {
  const parts: TextPart[] = [];
  const lineEnd = createFinder(text, '\n');
  let line = 0;
  let written = 0;
  const add = (part: TextPart, sets: string): void => {
    parts.push(part);
    if (sets !== '') parts.push({ kind: 'macro', name: `(${sets})`, text: ` (${sets})` });
  };
  for (const found of text.matchAll(pieces)) {
    const [whole, mark, words, to, otherMark, own, ownTo] = found;
    addText(parts, text.slice(written, found.index));
    written = found.index + whole.length;
    // A line of JavaScript is indented.
    for (let next = lineEnd(line); next !== -1 && next < found.index; next = lineEnd(line)) {
      line = next + 1;
    }
    if (text[line] === '\t' || text.startsWith('    ', line)) {
      addText(parts, whole);
      continue;
    }
    if (words !== undefined && mark === '') {
      const named = to ?? words;
      const isName = hasSection(named.trim());
      const { target, sets } = isName ? { target: named.trim(), sets: '' } : splitTarget(named);
      add({ kind: 'link', label: to === undefined ? target : words, target }, sets);
    } else if (own !== undefined && otherMark === '') {
      const { target, sets } = splitTarget(ownTo ?? own);
      const key = findPassage(target);
      const label = ownTo === undefined ? target : own;
      // Words in brackets alone are a link only where a passage has this name.
      if (key !== null) add({ kind: 'link', label, target: key }, sets);
      else if (ownTo === undefined || isAddress(target)) addText(parts, whole);
      else add({ kind: 'link', label, target }, sets);
    } else if (whole.startsWith('{')) {
      parts.push({ kind: 'macro', name: macroName(whole), text: whole });
    } else addText(parts, whole);
  }
  addText(parts, text.slice(written));
  return parts;
}
