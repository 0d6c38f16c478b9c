import { type EditResult, refused } from '../../operations/edit.ts';
import { nextNodeIds } from '../../queries/availableChoices.ts';
import { reachableNodes } from '../../queries/reachability.ts';
import { findNode } from '../../queries/storyIndex.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { connectOnward } from './connectOnward.ts';
import type { FixContext } from './fix.ts';

/** The best place for a missing end: a dead end, else the node furthest from the start. */
function unfinishedNode(story: StoryDocument): string | undefined {
  const reached = [...reachableNodes(story)];
  const deadEnd = reached.find((nodeId) => {
    const node = findNode(story, nodeId);
    return node && nextNodeIds(story, node).length === 0;
  });
  return deadEnd ?? reached.at(-1);
}

/** Adds an end after this node, or at the best place if none is given. */
export function addEndAfter(
  story: StoryDocument,
  named: string | undefined,
  context: FixContext,
): EditResult {
  const nodeId = named ?? unfinishedNode(story);
  return nodeId === undefined
    ? refused('node-not-found', {})
    : connectOnward(story, { nodeId }, 'end', context);
}
