import { storyIndex } from '../queries/storyIndex.ts';
import type { ChoiceOption, StoryDocument } from '../schema/document.ts';

/** The id that sorts first, so that the result does not depend on which side is mine. */
export const firstOf = (one: string, other: string): string => [one, other].sort()[0] as string;

/** The node that a choice leads to; an empty string if it has no target. */
export const targetOf = (story: StoryDocument, choice: ChoiceOption): string =>
  storyIndex(story).connectionsById.get(choice.connectionId)?.toNodeId ?? '';

/** The ids of all connections that a choice follows. */
export const followedConnections = ({ nodes }: StoryDocument): Set<string> => {
  const followed = new Set<string>();
  for (const { choices } of nodes) {
    for (const { connectionId } of choices) followed.add(connectionId);
  }
  return followed;
};

/** Whether a choice has no target because this side deleted its target node. */
export function lostItsTarget(
  base: StoryDocument,
  was: ChoiceOption,
  side: StoryDocument,
  is: ChoiceOption,
): boolean {
  const target = targetOf(base, was);
  return target !== '' && targetOf(side, is) === '' && !storyIndex(side).nodesById.has(target);
}
