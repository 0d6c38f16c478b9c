import type { StoryDocument } from '../schema/document.ts';
import type { Effect } from '../schema/variable.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { withOptional } from '../values/withOptional.ts';
import { findChoice } from './choices.ts';
import { type EditResult, edited, nodeIndexOf, refused, withNode } from './edit.ts';

/** Without a choice the effects are those of entering the node. */
export type SetEffectsInput = {
  nodeId: string;
  choiceId?: string | undefined;
  effects: readonly Effect[];
};

/** Sets all effects of a node or a choice (SPEC E43). */
export function setEffects(
  story: StoryDocument,
  { nodeId, choiceId, effects }: SetEffectsInput,
): EditResult {
  const value = effects.length > 0 ? [...effects] : undefined;
  if (choiceId === undefined) {
    const index = nodeIndexOf(story, nodeId);
    const node = story.nodes[index];
    if (!node) return refused('node-not-found', { nodeId });
    const isSame = deepEqual(node.effects, value);
    return edited(
      story,
      isSame ? story : withNode(story, index, withOptional(node, 'effects', value)),
    );
  }
  const found = findChoice(story, { nodeId, choiceId });
  if ('ok' in found) return found;
  const { nodeIndex, node, choiceIndex, choice } = found;
  if (deepEqual(choice.effects, value)) return edited(story, story);
  const choices = node.choices.with(choiceIndex, withOptional(choice, 'effects', value));
  return edited(story, withNode(story, nodeIndex, { ...node, choices }));
}
