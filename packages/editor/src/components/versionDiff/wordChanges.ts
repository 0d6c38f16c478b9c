import { type ChangeObject, diffArrays, diffWords } from 'diff';

export type WordChange = {
  readonly kind: 'unchanged' | 'added' | 'removed';
  readonly value: string;
};

/** Milliseconds after which two texts count as too different for a comparison word by word. */
const longestComparison = 100;
/** Longer texts are cut: what follows can be read in the story itself. */
const longestText = 20_000;

// The library knows words of Latin letters only; this knows those of every language.
const intlSegmenter = new Intl.Segmenter('ru', { granularity: 'word' });

const cut = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}…` : text;

const segments = (text: string): string[] =>
  [...intlSegmenter.segment(text)].map(({ segment }) => segment);

const kindOf = ({ added, removed }: ChangeObject<unknown>): WordChange['kind'] =>
  added ? 'added' : removed ? 'removed' : 'unchanged';

/** What became of a text, word by word; texts too far apart are shown one after the other. */
export function wordChanges(before: string, after: string): WordChange[] {
  const [was, is] = [cut(before), cut(after)];
  const timeout = longestComparison;
  const words = diffWords(was, is, { intlSegmenter, timeout });
  if (words?.some(({ added, removed }) => added || removed)) {
    return words.map((change) => ({ kind: kindOf(change), value: change.value }));
  }
  // Words are compared without the space around them, so here only that has changed.
  const spaces = words && diffArrays(segments(was), segments(is), { timeout });
  if (spaces)
    return spaces.map((change) => ({ kind: kindOf(change), value: change.value.join('') }));
  return [
    { kind: 'removed', value: was },
    { kind: 'added', value: is },
  ];
}
