import type { StoryDocument } from '../schema/document.ts';
import { availableChoices } from './availableChoices.ts';
import { type ReadingGraph, readingGraph, reversedGraph, targetsOf } from './readingGraph.ts';
import { storyIndex } from './storyIndex.ts';

/** The connection by which the outline reaches a node. */
export type OutlineConnection = {
  readonly connectionId: string;
  /** The choice that leads here, and its text. */
  readonly choiceId?: string;
  readonly text?: string;
};

/** One row of the outline. */
export type OutlineEntry = {
  readonly nodeId: string;
  /** The number of steps from the root of its tree. */
  readonly depth: number;
  /** `null` for a root: the start, and the first node of each island. */
  readonly via: OutlineConnection | null;
  /** A reference: the node has its entry elsewhere. */
  readonly isReference: boolean;
};

type AvailableConnection = OutlineConnection & { readonly toNodeId: string };
type Open = {
  readonly connections: readonly AvailableConnection[];
  readonly depth: number;
  next: number;
};

const outlines = new WeakMap<ReadingGraph, Map<string | null, readonly OutlineEntry[]>>();

/** All available connections of a node, including several to one target (SPEC Q3). */
export function availableConnections(story: StoryDocument, nodeId: string): AvailableConnection[] {
  const node = storyIndex(story).nodesById.get(nodeId);
  if (!node) return [];
  const { choices, paths } = availableChoices(story, node);
  return [
    ...choices.map(({ choice, connection }) => ({
      connectionId: connection.id,
      choiceId: choice.id,
      text: choice.text,
      toNodeId: connection.toNodeId,
    })),
    ...paths.map(({ id, toNodeId }) => ({ connectionId: id, toNodeId })),
  ];
}

/** Appends the tree below a root, depth first, with an explicit stack. */
function writeTree(
  story: StoryDocument,
  root: string,
  seen: Set<string>,
  entries: OutlineEntry[],
): void {
  const open: Open[] = [];
  const enter = (nodeId: string, depth: number, via: OutlineConnection | null) => {
    const isReference = seen.has(nodeId);
    entries.push({ nodeId, depth, via, isReference });
    if (isReference) return;
    seen.add(nodeId);
    open.push({ connections: availableConnections(story, nodeId), depth, next: 0 });
  };
  enter(root, 0, null);
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const connection = top.connections[top.next++];
    if (!connection) {
      open.pop();
      continue;
    }
    const { toNodeId, ...via } = connection;
    enter(toNodeId, top.depth + 1, via);
  }
}

function makeOutline(story: StoryDocument, graph: ReadingGraph): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  const seen = new Set<string>();
  const plant = (nodeId: string) => {
    if (!seen.has(nodeId)) writeTree(story, nodeId, seen, entries);
  };
  const { startNodeId } = story;
  if (startNodeId !== null && graph.numbers.has(startNodeId)) plant(startNodeId);
  const backwards = reversedGraph(graph);
  for (const [number, nodeId] of graph.nodeIds.entries()) {
    if (targetsOf(backwards, number).length === 0) plant(nodeId);
  }
  for (const nodeId of graph.nodeIds) plant(nodeId);
  return entries;
}

/**
 * The story as a tree in reading order: from the start along the available connections, each node once and
 * references to it after that, then the nodes that no reader gets to (SPEC Q11–Q13).
 */
export function outlineStory(story: StoryDocument): readonly OutlineEntry[] {
  const graph = readingGraph(story);
  const byStart = outlines.get(graph) ?? new Map<string | null, readonly OutlineEntry[]>();
  outlines.set(graph, byStart);
  const outline = byStart.get(story.startNodeId) ?? makeOutline(story, graph);
  byStart.set(story.startNodeId, outline);
  return outline;
}
