import { storyIndex } from '../queries/storyIndex.ts';
import type { ChoiceOption, StoryDocument } from '../schema/document.ts';
import { targetOf } from './links.ts';

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
