import type { DifferenceKind, StoryDifference, StoryDocument } from '@dreamfork/story';

export type DifferencePicture = {
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
