import { conflictKey, type TextConflict } from '@dreamfork/story';
import type { KeptText } from '../../services/index.ts';

/** Of one story; where more would come, their author is asked in one dialog. */
export const mostKept = 100;

export type Overwritten = {
  texts: readonly TextConflict[];
  /** Who saved the other words, where that is known. */
  by: string | null;
};

/** Adds words that others wrote over. Those of one place stand together. */
export const withOverwritten = (
  kept: readonly KeptText[],
  { texts, by }: Overwritten,
  at: number,
): readonly KeptText[] =>
  joinKept(
    kept,
    texts.map((text) => ({ ...text, key: conflictKey(text), by, at })),
  );

/** Both lists, with one entry for each place: no words of either are left out. */
export function joinKept(
  kept: readonly KeptText[],
  others: readonly KeptText[],
): readonly KeptText[] {
  const joined = new Map(kept.map((text) => [text.key, text]));
  for (const text of others) {
    const known = joined.get(text.key);
    joined.set(text.key, known ? { ...text, mine: joinWords(known.mine, text.mine) } : text);
  }
  return [...joined.values()];
}

function joinWords(earlier: string, later: string): string {
  if (later.includes(earlier)) return later;
  return earlier.includes(later) ? earlier : `${earlier}\n\n${later}`;
}
