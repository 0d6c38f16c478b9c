import { conflictKey, type TextConflict } from '@dreamfork/story';
import type { KeptText } from '../../services/index.ts';
import { ownPassages } from './ownPassages.ts';

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
    joined.set(text.key, known ? { ...text, mine: joinWords(known, text.mine) } : text);
  }
  return [...joined.values()];
}

/** The text as the author found it; empty where there was none. */
export const baseOf = ({ base }: TextConflict): string => (typeof base === 'string' ? base : '');

/** The later text with what its author wrote before: each passage stands there once. */
function joinWords(earlier: KeptText, later: string): string {
  if (earlier.mine.includes(later)) return earlier.mine;
  const own = ownPassages(baseOf(earlier), earlier.mine);
  return later.includes(own) ? later : `${later}\n\n${own}`;
}
