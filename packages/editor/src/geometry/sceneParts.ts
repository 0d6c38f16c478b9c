import type { Connection, Group, Note, StoryDocument, StoryNode } from '@dreamfork/story';
import type { Bounds } from './bounds.ts';
import type { Curve } from './curve.ts';

/** A node where it stands on the canvas. One object for as long as the node is in the story. */
export type SceneNode = Bounds & {
  readonly id: string;
  node: StoryNode;
  /** Its place in the list of nodes: later ones lie above earlier ones. */
  order: number;
  /** The folded group that stands for it. */
  hiddenIn: SceneGroup | null;
  readonly outgoing: Set<SceneEdge>;
  readonly incoming: Set<SceneEdge>;
};

/** A connection that leads from one node to another. */
export type SceneEdge = {
  readonly id: string;
  readonly connection: Connection;
  readonly from: SceneNode;
  readonly to: SceneNode;
  /** Which choice it leaves from; -1 for the node's own output. */
  choice: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** Both ends lie in one folded group. */
  isHidden: boolean;
  /** The curve around cards, and the layout of the scene it was found in. */
  route: { readonly curve: Curve; readonly layout: number } | null;
};

/** A group around its nodes, or in their place while it is folded. */
export type SceneGroup = Bounds & {
  readonly id: string;
  group: Group;
  readonly members: Set<SceneNode>;
  isFolded: boolean;
};

export type SceneNote = Bounds & { readonly id: string; note: Note };

/** Cards and notes on their way: where they stand in the document, and how far they are from there. */
export type Drag = {
  readonly nodeIds: ReadonlySet<string>;
  readonly noteIds: ReadonlySet<string>;
  readonly dx: number;
  readonly dy: number;
};

const parts = ['nodes', 'connections', 'groups', 'notes', 'startNodeId', 'variables'] as const;

/** Whether a canvas shows the same of both: a title or a description is not on it. */
export const isSameScene = (one: StoryDocument | null, other: StoryDocument): boolean =>
  one !== null && parts.every((part) => one[part] === other[part]);

/** Whether a node can be put into a connection: it may be reached, and has a choice without a target or no connection. */
export function canBeInserted({ node, outgoing }: SceneNode): boolean {
  if (node.type === 'start' || node.type === 'end') return false;
  if (node.choices.length === 0) return outgoing.size === 0;
  const taken = new Set([...outgoing].map(({ id }) => id));
  return node.choices.some(({ connectionId }) => !taken.has(connectionId));
}
