import type { NodeMedia, Position } from '../../schema/document.ts';
import type { Change } from '../readLogic/parseLogic.ts';
import type { ReportNote } from '../report.ts';
import type { TextPart } from '../twine/textPart.ts';

/** A passage of a story in any format, its text read into parts. */
export type ReadPassage = {
  /** What links name. Its id follows from it. */
  key: string;
  title: string;
  parts: readonly TextPart[];
  tags?: readonly string[];
  position?: Position;
  media?: readonly NodeMedia[];
  /** Other names that links may use. */
  aliases?: readonly string[];
  /** Instead of the id that follows from the key. */
  id?: string | undefined;
};

/** A story as passages that name one another, whichever program wrote it. */
export type PassageStory = {
  title: string;
  description?: string;
  /** The key of the start passage, or its place in the list. */
  start: string | number | null;
  passages: readonly ReadPassage[];
  /** Values that variables have before the story begins. */
  declared?: readonly Change[];
  /** Code of the story that may give variables values. */
  scripts?: readonly string[];
  /** Whether the texts are templates already, as ours write them. */
  isTemplate?: boolean;
  /** What the reader found in the file itself. */
  notes: readonly ReportNote[];
};

/** Adds text to parts; two texts in a row become one. */
export function addText(parts: TextPart[], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + text };
  else if (text !== '') parts.push({ kind: 'text', text });
}

const isSeen = (part: TextPart): boolean =>
  part.kind === 'text'
    ? part.text.trim() !== ''
    : part.kind === 'value' || part.kind === 'link' || part.kind === 'times';

/** Parts without the spaces behind all that is seen of them. */
export function withoutLastSpaces(parts: readonly TextPart[]): TextPart[] {
  const last = parts.findLastIndex(isSeen);
  return parts.map((part, index) =>
    part.kind === 'text' && index >= last ? { ...part, text: part.text.trimEnd() } : part,
  );
}
