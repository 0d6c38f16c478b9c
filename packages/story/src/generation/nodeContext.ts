import { shortestPath } from '../queries/reachability.ts';
import { readingGraph, reversedGraph, targetsOf } from '../queries/readingGraph.ts';
import { findNode, storyIndex } from '../queries/storyIndex.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import {
  type ContextNode,
  type ContextRole,
  createWindow,
  type GenerationContext,
  keepEnd,
  partOf,
} from './context.ts';

export type NodeContextInput = {
  nodeId: string;
  /** The most characters in all. */
  limit: number;
};

/** The first choice of a node that leads to another. */
function choiceTo(story: StoryDocument, from: StoryNode, toNodeId: string): string[] {
  const { connectionsById } = storyIndex(story);
  const choice = from.choices.find(
    ({ connectionId }) => connectionsById.get(connectionId)?.toNodeId === toNodeId,
  );
  return choice ? [choice.text] : [];
}

/** The nodes from which one step leads here, in the order of the document. */
function predecessors(story: StoryDocument, nodeId: string): string[] {
  const graph = reversedGraph(readingGraph(story));
  const number = graph.numbers.get(nodeId);
  if (number === undefined) return [];
  return [...targetsOf(graph, number)]
    .sort((one, other) => one - other)
    .map((index) => graph.nodeIds[index] ?? '');
}

type Step = { node: StoryNode; toNodeId: string; role: ContextRole };

/** What leads to a node, the most important first: its predecessors, then back along the path (SPEC G2). */
function stepsTo(story: StoryDocument, nodeId: string): Step[] {
  const path = shortestPath(story, nodeId) ?? [nodeId];
  const onPath = path
    .slice(0, -1)
    .map((id, index) => ({ id, toNodeId: path[index + 1] ?? nodeId, role: 'path' as const }))
    .reverse();
  const others = predecessors(story, nodeId)
    .filter((id) => id !== nodeId && !path.includes(id))
    .map((id) => ({ id, toNodeId: nodeId, role: 'also' as const }));
  return [...onPath.slice(0, 1), ...others, ...onPath.slice(1)].flatMap(({ id, ...step }) => {
    const node = findNode(story, id);
    return node ? { node, ...step } : [];
  });
}

/**
 * What a model is given to read before it writes a node: the node itself and what leads to it, cut to a
 * window (SPEC G2–G4). Null for a node that does not exist.
 */
export function nodeContext(
  story: StoryDocument,
  { nodeId, limit }: NodeContextInput,
): GenerationContext | null {
  const own = findNode(story, nodeId);
  if (!own) return null;
  const window = createWindow(story, limit);
  const taken: ContextNode[] = [];
  const ownChoices = own.choices.map(({ text }) => text);
  const ownPart = window.take(partOf(own, 'own', ownChoices), own.content, keepEnd);
  const steps = stepsTo(story, nodeId);
  for (const { node, toNodeId, role } of ownPart ? steps : []) {
    const part = partOf(node, role, choiceTo(story, node, toNodeId));
    const kept = window.take(part, node.content, keepEnd);
    if (!kept) break;
    taken.push(kept);
    if (kept.isCut) break;
  }
  const inOrder = [
    ...taken.filter(({ role }) => role === 'also'),
    ...taken.filter(({ role }) => role === 'path').reverse(),
    ...(ownPart ? [ownPart] : []),
  ];
  return window.finish(inOrder, steps.length + 1 - inOrder.length);
}
