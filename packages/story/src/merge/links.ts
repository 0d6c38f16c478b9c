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

/**
 * A side whose choices follow their former connections again where they lead to the same node by another one, and
 * the other side has led the former one elsewhere: that is then the only change of their target.
 */
export function followFormerLinks(
  base: StoryDocument,
  side: StoryDocument,
  other: StoryDocument,
): StoryDocument {
  const former = new Map<string, string>();
  for (const { choices } of base.nodes) {
    for (const { id, connectionId } of choices) former.set(id, connectionId);
  }
  const [was, kept, led] = [base, side, other].map((story) => storyIndex(story).connectionsById);
  const linkOf = (choice: ChoiceOption): string => {
    const before = was?.get(former.get(choice.id) ?? '');
    if (!before || before.id === choice.connectionId) return choice.connectionId;
    const target = before.toNodeId;
    const after = led?.get(before.id);
    const isLedElsewhere = after !== undefined && after.toNodeId !== target;
    const isKept = kept?.get(before.id)?.toNodeId === target && targetOf(side, choice) === target;
    return isLedElsewhere && isKept ? before.id : choice.connectionId;
  };
  const nodes = side.nodes.map((node) => {
    const choices = node.choices.map((choice) => {
      const connectionId = linkOf(choice);
      return connectionId === choice.connectionId ? choice : { ...choice, connectionId };
    });
    return choices.every((choice, index) => choice === node.choices[index])
      ? node
      : { ...node, choices };
  });
  return nodes.every((node, index) => node === side.nodes[index]) ? side : { ...side, nodes };
}
