import { type EditResult, refused } from '../../operations/edit.ts';
import { nextNodeIds } from '../../queries/exits.ts';
import { findNode } from '../../queries/findNode.ts';
import { reachableNodes } from '../../queries/reachableNodes.ts';
import type { StoryDocument } from '../../schema/document.ts';
import type { FixContext } from './context.ts';
import { leadOn } from './leadOn.ts';

/** The place in a story without an end that asks for one most: where readers stop, else the furthest. */
function unfinishedNode(story: StoryDocument): string | undefined {
  const reached = [...reachableNodes(story)];
  const deadEnd = reached.find((nodeId) => {
    const node = findNode(story, nodeId);
    return node && nextNodeIds(story, node).length === 0;
  });
  return deadEnd ?? reached.at(-1);
}

/** Adds an end after this node, or where the story most needs one if none is named. */
export function addEndAfter(
  story: StoryDocument,
  named: string | undefined,
  context: FixContext,
): EditResult {
  const nodeId = named ?? unfinishedNode(story);
  return nodeId === undefined
    ? refused('node-not-found', {})
    : leadOn(story, { nodeId }, 'end', context);
}
