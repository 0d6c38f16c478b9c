/** A part of a passage's text. */
export type TextPart =
  | { kind: 'text'; text: string }
  /** A link to a passage; `target` is trimmed. */
  | { kind: 'link'; label: string; target: string }
  /** The story goes on elsewhere without a choice; nothing of it is seen. */
  | { kind: 'jump'; target: string }
  /** A macro, which is never run. `link` is where it leads; `text` stays visible. */
  | {
      kind: 'macro';
      name: string;
      text: string;
      link?: Link;
    };

export type Link = { label: string; target: string };

/** A part that was found, what else it stands for, and the offset of its end. */
export type Found = { part: TextPart; more?: readonly TextPart[]; end: number };

/** Reads the macro at an offset of the text, if there is one; the offsets grow. */
export type MacroReader = (text: string) => (at: number) => Found | null;

export const macro = (name: string, text: string, end: number, link?: Link): Found => ({
  part: { kind: 'macro', name, text, ...(link ? { link } : {}) },
  end,
});

/** Finds a string at or after an offset. The offsets grow, so that the text is searched once. */
export function createFinder(text: string, needle: string): (from: number) => number {
  let found = -2;
  return (from) => {
    if (found !== -1 && found < from) found = text.indexOf(needle, from);
    return found;
  };
}

/** `label->target`, `target<-label`, `label|target` or the target alone. */
export function readLink(inner: string): Link {
  const setter = inner.indexOf('][');
  const link = setter === -1 ? inner : inner.slice(0, setter);
  const right = link.lastIndexOf('->');
  if (right !== -1) return { label: link.slice(0, right), target: link.slice(right + 2).trim() };
  const left = link.indexOf('<-');
  if (left !== -1) return { label: link.slice(left + 2), target: link.slice(0, left).trim() };
  const bar = link.indexOf('|');
  if (bar !== -1) return { label: link.slice(0, bar), target: link.slice(bar + 1).trim() };
  return { label: link, target: link.trim() };
}

/** The pattern of a string in quotes. Its maximum length keeps the search linear. */
export const string = `"(?:[^"\\\\]|\\\\.){0,300}"|'(?:[^'\\\\]|\\\\.){0,300}'`;
const strings = new RegExp(string, 'g');

/** The strings in quotes, without them. */
export const stringsIn = (text: string): string[] =>
  [...text.matchAll(strings)].map(([quoted]) => quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1'));
