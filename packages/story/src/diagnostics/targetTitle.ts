import { storyIndex } from '../queries/storyIndex.ts';
import type { ChoiceOption, StoryDocument } from '../schema/document.ts';

/** The title of the node that a choice leads to; empty if it has no target. */
export function targetTitle(story: StoryDocument, { connectionId }: ChoiceOption): string {
  const { connectionsById, nodesById } = storyIndex(story);
  return nodesById.get(connectionsById.get(connectionId)?.toNodeId ?? '')?.title.trim() ?? '';
}
