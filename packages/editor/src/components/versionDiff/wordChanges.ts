import { textDifference } from '@dreamfork/story';

export type WordChange = {
  readonly kind: 'unchanged' | 'added' | 'removed';
  readonly value: string;
};

/** Longer texts are cut: what follows can be read in the story itself. */
const longestText = 20_000;

const cut = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}…` : text;

/** What became of a text, word by word; texts too far apart are shown one after the other. */
export function wordChanges(before: string, after: string): WordChange[] {
  return textDifference(cut(before), cut(after)).flatMap((piece): WordChange[] => {
    if (piece.kind === 'same') return [{ kind: 'unchanged', value: piece.text }];
    const sides: WordChange[] = [
      { kind: 'removed', value: piece.removed },
      { kind: 'added', value: piece.added },
    ];
    return sides.filter(({ value }) => value !== '');
  });
}
