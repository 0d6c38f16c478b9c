import type { ChoiceShares } from '../StoryPlayer/StoryPlayer.types.ts';
import type { MadeChoice } from './reading.ts';

/** How many in a hundred readers made this choice; undefined where too few have chosen. */
export const shareOfChoice = (
  { nodes }: ChoiceShares,
  { nodeId, choiceId }: MadeChoice,
): number | undefined =>
  nodes
    .find((node) => node.nodeId === nodeId)
    ?.choices.find((choice) => choice.choiceId === choiceId)?.percent;
