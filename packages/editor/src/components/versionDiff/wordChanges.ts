import { type ChangeObject, diffArrays } from 'diff';

export type WordChange = {
  readonly kind: 'unchanged' | 'added' | 'removed';
  readonly value: string;
};

/** Milliseconds after which two texts count as too different for a comparison word by word. */
const longestComparison = 100;
/** Longer texts are cut: what follows can be read in the story itself. */
const longestText = 20_000;

const segmenter = new Intl.Segmenter('ru', { granularity: 'word' });

const cut = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}…` : text;

const segments = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

const kindOf = ({ added, removed }: ChangeObject<unknown>): WordChange['kind'] =>
  added ? 'added' : removed ? 'removed' : 'unchanged';

/** What became of a text, word by word; texts too far apart are shown one after the other. */
export function wordChanges(before: string, after: string): WordChange[] {
  const [was, is] = [cut(before), cut(after)];
  const changes = diffArrays(segments(was), segments(is), { timeout: longestComparison });
  return (
    changes?.map((change) => ({ kind: kindOf(change), value: change.value.join('') })) ?? [
      { kind: 'removed', value: was },
      { kind: 'added', value: is },
    ]
  );
}
