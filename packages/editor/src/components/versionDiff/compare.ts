import {
  type DifferenceKind,
  type StoryDifference,
  type StoryDocument,
  textDifference,
} from '@dreamfork/story';

type DifferencePicture = {
  readonly document: StoryDocument;
  readonly difference: ReadonlyMap<string, DifferenceKind>;
};

/** Both versions in one map: the later one, and with it what it no longer has. */
export function differencePicture(
  { nodes, connections }: StoryDifference,
  after: StoryDocument,
): DifferencePicture {
  const gone = <Item>(list: readonly { kind: DifferenceKind; before?: Item }[]): Item[] =>
    list.flatMap(({ kind, before }) => (kind === 'removed' && before ? [before] : []));
  return {
    document: {
      ...after,
      nodes: [...after.nodes, ...gone(nodes)],
      connections: [...after.connections, ...gone(connections)],
    },
    difference: new Map(nodes.map(({ id, kind }) => [id, kind])),
  };
}

type WordChange = {
  readonly kind: 'unchanged' | 'added' | 'removed';
  readonly value: string;
};

/** Longer texts are cut: what follows can be read in the story itself. */
const longestText = 20_000;

const cut = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}…` : text;

/** A stretch without changes, with only what stands beside the changes before and after it. */
export function cutBetween(
  text: string,
  around: number,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): string {
  const head = isFirst ? 0 : around;
  const tail = isLast ? 0 : around;
  if (text.length <= head + tail) return text;
  return `${text.slice(0, head)}…${tail === 0 ? '' : text.slice(-tail)}`;
}

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
