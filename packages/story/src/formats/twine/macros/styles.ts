import { createFinder, type Found, type MacroReader, macro } from '../textPart.ts';

const styleStart = /@@(?:[.#]?[\w-]{1,60}(?::[^;@\n]{1,200})?;){1,20}\n?/y;

/** `@@.warning;text@@` of SugarCube: the text without its style. */
export const readStyle: MacroReader = (text) => (at) => {
  if (text[at] !== '@' || text[at + 1] !== '@') return null;
  styleStart.lastIndex = at;
  const [whole] = styleStart.exec(text) ?? [];
  if (whole !== undefined) return macro('@@', whole.trim(), at + whole.length);
  return { part: { kind: 'text', text: '' }, end: at + 2 };
};

/** Marks of underlined, struck, raised and lowered words, which stay behind. */
export const readMarks =
  (...signs: readonly string[]): MacroReader =>
  (text) => {
    const lineEnd = createFinder(text, '\n');
    const marks = signs.map((sign) => ({ sign, find: createFinder(text, sign), closing: -1 }));
    return (at) => {
      for (const mark of marks) {
        if (!text.startsWith(mark.sign, at)) continue;
        const end = at + mark.sign.length;
        if (mark.closing === at) return { part: { kind: 'text', text: '' }, end };
        const close = mark.find(end);
        const line = lineEnd(at);
        if (close <= end || (line !== -1 && line < close)) return null;
        mark.closing = close;
        return macro(mark.sign, mark.sign, end);
      }
      return null;
    };
  };

/** A line of arrows that says how the text below it is aligned. */
const aligner = /(?:=+><=+|<==+>|<==+|==+>)[^\S\n]{0,20}(?:\n|$)/y;

const spaces = /\s+/y;

/** Braces of Harlowe, between which a run of spaces and lines is one space, and its aligners. */
export const readCollapsed: MacroReader = (text) => {
  let depth = 0;
  const nothing = (end: number): Found => ({ part: { kind: 'text', text: '' }, end });
  return (at) => {
    const sign = text[at];
    if (sign === '{') {
      depth += 1;
      return nothing(text[at + 1] === '=' ? at + 2 : at + 1);
    }
    if (sign === '}' && depth > 0) {
      depth -= 1;
      return nothing(at + 1);
    }
    if (depth > 0 && sign !== undefined && /\s/.test(sign)) {
      spaces.lastIndex = at;
      const end = at + (spaces.exec(text)?.[0].length ?? 1);
      const isEdge = text[at - 1] === '{' || text[end] === '}';
      return { part: { kind: 'text', text: isEdge ? '' : ' ' }, end };
    }
    if ((sign !== '=' && sign !== '<') || (at > 0 && text[at - 1] !== '\n')) return null;
    aligner.lastIndex = at;
    const [whole] = aligner.exec(text) ?? [];
    return whole === undefined ? null : macro(whole.trim(), whole.trim(), at + whole.length);
  };
};
