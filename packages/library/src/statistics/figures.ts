import type { StoryStatistics } from '@dreamfork/api-client';
import { type StoryDocument, shareOf } from '@dreamfork/story';

/** `removed`: it is not in the document; `unknown`: there is no document to look in. */
type Presence = 'present' | 'removed' | 'unknown';

export type NodeFigures = {
  nodeId: string;
  title: string;
  presence: Presence;
  readers: number;
  left: number;
  ended: number;
};

export type ChoiceFigures = {
  id: string;
  node: Pick<NodeFigures, 'title' | 'presence'>;
  text: string;
  presence: Presence;
  chosen: number;
  /** Of all choices made in the node. */
  share: number | null;
  /** The share if readers chose at random; null for a choice that the node no longer has. */
  expected: number | null;
};

type Part = { readonly document: Pick<StoryDocument, 'nodes'> | undefined };

const noFigures = { readers: 0, left: 0, ended: 0 };

/** Every node of the document in its order, then those that it no longer has. */
export function nodeFigures({ nodes }: StoryStatistics, { document }: Part): NodeFigures[] {
  const figures = new Map(nodes.map((node) => [node.nodeId, node]));
  const present = (document?.nodes ?? []).map(
    ({ id, title }): NodeFigures => ({
      ...(figures.get(id) ?? noFigures),
      nodeId: id,
      title,
      presence: 'present',
    }),
  );
  const shown = new Set(present.map(({ nodeId }) => nodeId));
  const others = nodes
    .filter(({ nodeId }) => !shown.has(nodeId))
    .map(
      (node): NodeFigures => ({
        ...node,
        title: '',
        presence: document ? 'removed' : 'unknown',
      }),
    );
  return [...present, ...others];
}

/** Every choice of the document in its order, then those that it no longer has. */
export function choiceFigures({ choices }: StoryStatistics, { document }: Part): ChoiceFigures[] {
  const keyOf = (nodeId: string, choiceId: string) => `${nodeId} ${choiceId}`;
  const made = new Map(choices.map((one) => [keyOf(one.nodeId, one.choiceId), one.chosen]));
  const ofNode = new Map<string, number>();
  for (const { nodeId, chosen } of choices) {
    ofNode.set(nodeId, (ofNode.get(nodeId) ?? 0) + chosen);
  }
  const figuresOf = (nodeId: string, choiceId: string) => {
    const id = keyOf(nodeId, choiceId);
    const chosen = made.get(id) ?? 0;
    return { id, chosen, share: shareOf(chosen, ofNode.get(nodeId) ?? 0) };
  };
  const titles = new Map((document?.nodes ?? []).map(({ id, title }) => [id, title]));
  const present = (document?.nodes ?? []).flatMap((node) =>
    node.choices.map(
      (choice): ChoiceFigures => ({
        ...figuresOf(node.id, choice.id),
        node: { title: node.title, presence: 'present' },
        text: choice.text,
        presence: 'present',
        expected: 1 / node.choices.length,
      }),
    ),
  );
  const shown = new Set(present.map(({ id }) => id));
  const absent = document ? 'removed' : 'unknown';
  const others = choices
    .filter(({ nodeId, choiceId }) => !shown.has(keyOf(nodeId, choiceId)))
    .map(({ nodeId, choiceId }): ChoiceFigures => {
      const title = titles.get(nodeId);
      return {
        ...figuresOf(nodeId, choiceId),
        node:
          title === undefined ? { title: '', presence: absent } : { title, presence: 'present' },
        text: '',
        presence: absent,
        expected: null,
      };
    });
  return [...present, ...others];
}

/** How many end nodes readers have found, and how many there are. */
export function endingFigures(
  { nodes }: StoryStatistics,
  { document }: Part,
): { found: number; all: number } {
  const reached = nodes.filter(({ ended }) => ended > 0).map(({ nodeId }) => nodeId);
  const ends = (document?.nodes ?? []).filter(({ type }) => type === 'end').map(({ id }) => id);
  return { found: reached.length, all: new Set([...reached, ...ends]).size };
}
