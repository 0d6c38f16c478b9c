import { conflictKey, type TextConflict } from '@dreamfork/story';
import type { KeptText } from '../../services/index.ts';

/** Of one story; the oldest give way. */
const mostKept = 100;

export type Overwritten = {
  texts: readonly TextConflict[];
  /** The version with the other words, and who saved it. */
  version: number;
  by: string | null;
};

/** Adds words that others wrote over; those of one place in one version once. */
export function withOverwritten(
  kept: readonly KeptText[],
  { texts, version, by }: Overwritten,
  at: number,
): readonly KeptText[] {
  const added = texts.map((text) => ({ ...text, key: `${version} ${conflictKey(text)}`, by, at }));
  return joinKept(kept, added).slice(-mostKept);
}

/** Both lists, each text once. */
export const joinKept = (
  kept: readonly KeptText[],
  others: readonly KeptText[],
): readonly KeptText[] => [
  ...kept.filter(({ key }) => others.every((other) => other.key !== key)),
  ...others,
];
