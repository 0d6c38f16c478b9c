import type { Group, Note, StoryNode } from '@dreamfork/story';
import type { Edge, Node } from '@xyflow/react';

export type CardFlowNode = Node<
  {
    node: StoryNode;
    /** Its place in the story, which ends the id of its description. */
    order: number;
    hasInput: boolean;
    hasOutput: boolean;
    isTabStop: boolean;
  },
  'card'
>;
export type NoteFlowNode = Node<{ note: Note; isTabStop: boolean }, 'note'>;
export type GroupFlowNode = Node<{ group: Group; count: number; isFolded: boolean }, 'group'>;
/** The frame around what is selected in the far map, by which it is dragged. */
export type SelectionFlowNode = Node<Record<string, never>, 'selection'>;
/** The whole story, for the minimap, which knows nothing of cards that are not mounted. */
export type StoryFlowNode = Node<Record<string, never>, 'story'>;

export type FlowNode =
  | CardFlowNode
  | NoteFlowNode
  | GroupFlowNode
  | SelectionFlowNode
  | StoryFlowNode;

export type EdgeState = 'hovered' | 'selected' | 'target';
export type FlowEdge = Edge<{ state: EdgeState; version: number }, 'connection'>;

/** For nodes that are rendered only when what they show has changed: React Flow moves them by itself. */
export const hasSameData = <Data extends object>(one: { data: Data }, other: { data: Data }) =>
  (Object.keys(one.data) as (keyof Data)[]).every((key) => one.data[key] === other.data[key]);

/** React Flow has one space of ids; here nodes, notes and groups have one each. */
export const flowId = (kind: NonNullable<FlowNode['type']>, id: string): string => `${kind}:${id}`;

/** The id in the story of what React Flow calls so. */
export const storyId = (id: string): string => id.slice(id.indexOf(':') + 1);
