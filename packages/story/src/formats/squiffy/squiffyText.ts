import { addText } from '../passages/passageStory.ts';
import type { TextPart, Written } from '../twine/textPart.ts';
import { isSquiffyName, settingParts, squiffyCondition, squiffyLine } from './squiffyLogic.ts';

// `@set x = 1`, `[[words]](section)`, `[[section]]`, `[words](passage)`, `[passage]`, the beginning and the end of
// `{if x: …}`, `{{…}}`, `{…}`; a picture is none.
const pieces =
  /(?<=^|\n)@(\w{1,40})[^\S\n]*([^\n]{0,1000})|(!?)\[\[([^[\]\n]{1,1000})\]\](?:\(([^()\n]{1,1000})\))?|(!?)\[([^[\]\n]{1,1000})\](?:\(([^()\n]{1,1000})\))?|\{(if|else)\b([^{}:\n]{0,500}):|\{\{[^{}\n]{0,1000}\}\}|\{[^{}\n]{0,1000}\}|\}/g;

const isAddress = (target: string): boolean => /^(?:[a-z][a-z+.-]{1,20}:|\/|#)/i.test(target);

/** What the links of a section may name. */
export type SquiffyNames = {
  hasSection: (name: string) => boolean;
  /** The key of the section behind this one, which `>` names. */
  nextSection: string | undefined;
  /** The key of a passage of this section. */
  findPassage: (name: string) => string | null;
};

/** `section, x = 1`. */
const splitTarget = (written: string): { target: string; sets: string } => {
  const comma = written.indexOf(',');
  if (comma === -1) return { target: written.trim(), sets: '' };
  return { target: written.slice(0, comma).trim(), sets: written.slice(comma + 1).trim() };
};

const macroName = (text: string): string => {
  const name = /[\w@#/-]{1,40}/.exec(text)?.[0] ?? '…';
  return text.startsWith('{{') ? `{{${name}}}` : `{${name}}`;
};

const linkPart = (label: string, target: string, sets: string): TextPart => ({
  kind: 'link',
  label,
  target,
  ...(sets === '' ? {} : { inside: settingParts(sets) }),
});

/** What stands in braces: a value, or what ours cannot say. */
function bracesPart(whole: string): TextPart {
  const source: Written = { name: macroName(whole), code: whole };
  const inner = whole.slice(1, -1).trim();
  return isSquiffyName(inner)
    ? { kind: 'value', value: { kind: 'variable', name: inner.replace(/^@/, '') }, ...source }
    : { kind: 'macro', ...source };
}

const elseAfter = /^\s{0,100}\{else\b/;
const end: TextPart = { kind: 'branch', at: 'end', name: '', code: '' };

/** The parts of a section's text. */
export function readSquiffyText(
  text: string,
  { hasSection, nextSection, findPassage }: SquiffyNames,
): TextPart[] {
  const parts: TextPart[] = [];
  let written = 0;
  let open = 0;
  for (const found of text.matchAll(pieces)) {
    const [whole, command, rest = '', mark, words, to, otherMark, own, ownTo, branch, asked = ''] =
      found;
    const between = text.slice(written, found.index);
    if (branch !== 'else' || between.trim() !== '') addText(parts, between);
    written = found.index + whole.length;
    if (command !== undefined) parts.push(squiffyLine(command, rest));
    else if (words !== undefined && mark === '') {
      const named = to ?? words;
      const isName = hasSection(named.trim());
      const { target, sets } = isName ? { target: named.trim(), sets: '' } : splitTarget(named);
      const label = to === undefined ? target : words;
      // `[[words>]]` and `[[words]](>)` lead to the next section.
      const isNext = !isName && (to === undefined ? />$/.test(target) : target === '>');
      parts.push(
        isNext
          ? linkPart(label.replace(/\s*>$/, ''), nextSection ?? '', sets)
          : linkPart(label, target, sets),
      );
    } else if (own !== undefined && otherMark === '') {
      const { target, sets } = splitTarget(ownTo ?? own);
      const key = findPassage(target);
      const label = ownTo === undefined ? target : own;
      // Words in brackets alone are a link only where a passage has this name.
      if (key !== null) parts.push(linkPart(label, key, sets));
      else if (ownTo === undefined || isAddress(target)) addText(parts, whole);
      else parts.push(linkPart(label, target, sets));
    } else if (branch !== undefined) {
      open += 1;
      const source: Written = { name: `{${branch}}`, code: whole };
      const condition = branch === 'if' ? squiffyCondition(asked) : null;
      parts.push({ kind: 'branch', at: branch as 'if' | 'else', condition, ...source });
    } else if (whole === '}') {
      if (open === 0) addText(parts, whole);
      else {
        open -= 1;
        if (!elseAfter.test(text.slice(written, written + 110))) parts.push(end);
      }
    } else if (whole.startsWith('{')) parts.push(bracesPart(whole));
    else addText(parts, whole);
  }
  addText(parts, text.slice(written));
  return parts;
}
