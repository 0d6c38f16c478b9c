import type { Expression } from '../../variables/expression.ts';
import type { Change } from '../readLogic/parseLogic.ts';

/** A part of a passage's text. */
export type TextPart =
  | { kind: 'text'; text: string }
  /** A link to a passage; `target` is trimmed. */
  | ({ kind: 'link' } & Link)
  /** The story goes on elsewhere without a choice; nothing of it is seen. A fallback does so where no choice is open. */
  | { kind: 'jump'; target: string; isFallback?: boolean }
  /** Code that ours cannot say. Nothing of it is seen; `code` is kept for the author. */
  | ({ kind: 'macro' } & Written)
  /** A note of the author in the text. */
  | { kind: 'comment' }
  /** A value that the text shows. A naked one is a word with a sign, and text if no variable has its name. */
  | ({ kind: 'value'; value: Expression; isNaked?: boolean } & Written)
  /** What happens to a variable where the text comes to it. */
  | ({ kind: 'change'; change: Change } & Written)
  /** A question to the reader, with the answer as the value of a variable. */
  | ({ kind: 'ask'; question: Question } & Written)
  /** One text for each visit, the last one from then on; with `isCycle` they begin again. */
  | ({ kind: 'times'; texts: readonly (readonly TextPart[])[]; isCycle?: boolean } & Written)
  /** Where a condition begins, changes or ends. A condition that ours cannot say is null. */
  | ({
      kind: 'branch';
      at: 'if' | 'elseif' | 'else' | 'end';
      condition?: Expression | null;
    } & Written);

/** How the file has it, with a short name for the report. */
export type Written = { name: string; code: string };

export type Question = {
  variable: string;
  text: string;
  isNumber: boolean;
  minimum?: number;
  maximum?: number;
};

export type Link = {
  label: string;
  target: string;
  /** The label, if values stand in it. */
  words?: readonly TextPart[];
  /** What following the link does, besides leading to its target. */
  inside?: readonly TextPart[];
  /** A condition of its own; null if ours cannot say it. */
  condition?: Expression | null;
  /** Whether it can be followed once only. */
  isOnce?: boolean;
};

/** A part that was found, what else it stands for, and the offset of its end. */
export type Found = { part: TextPart; more?: readonly TextPart[]; end: number };

/** Reads the macro at an offset of the text, if there is one; the offsets grow. */
export type MacroReader = (text: string) => (at: number) => Found | null;

/** Code of which nothing is seen. */
export const macro = (name: string, code: string, end: number): Found => ({
  part: { kind: 'macro', name, code },
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
export const string = `"(?:[^"\\\\]|\\\\.){0,1000}"|'(?:[^'\\\\]|\\\\.){0,1000}'`;
const strings = new RegExp(string, 'g');

/** The strings in quotes, without them. */
export const stringsIn = (text: string): string[] =>
  [...text.matchAll(strings)].map(([quoted]) => quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1'));
