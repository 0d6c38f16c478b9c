import type { ChoiceOption, StoryDocument, StoryNode } from '../schema/document.ts';
import { type EditResult, nodeIndexOf, refused } from './edit.ts';

export type ChoiceAddress = { nodeId: string; choiceId: string };

type FoundChoice = {
  nodeIndex: number;
  node: StoryNode;
  choiceIndex: number;
  choice: ChoiceOption;
};

/** The choice at this address with its node and indices, or a refusal. */
export function findChoice(
  story: StoryDocument,
  { nodeId, choiceId }: ChoiceAddress,
): FoundChoice | EditResult {
  const nodeIndex = nodeIndexOf(story, nodeId);
  const node = story.nodes[nodeIndex];
  if (!node) return refused('node-not-found', { nodeId });
  const choiceIndex = node.choices.findIndex(({ id }) => id === choiceId);
  const choice = node.choices[choiceIndex];
  if (!choice) return refused('choice-not-found', { nodeId, choiceId });
  return { nodeIndex, node, choiceIndex, choice };
}
