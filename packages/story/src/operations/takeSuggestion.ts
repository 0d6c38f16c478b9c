import type { ReviewAnchor } from '../review/reviewAnchor.ts';
import { reviewSuggestion } from '../review/reviewSuggestion.ts';
import type { StoryDocument } from '../schema/document.ts';
import { updateChoice } from './choices.ts';
import { type EditResult, refused } from './edit.ts';
import { updateNode } from './updateNode.ts';

export type TakeSuggestionInput = { anchor: ReviewAnchor; suggestion: string };

/** Puts what a first reader proposes in the place of what they commented (SPEC H7). */
export function takeSuggestion(
  story: StoryDocument,
  { anchor, suggestion }: TakeSuggestionInput,
): EditResult {
  const { state, place, taken } = reviewSuggestion(story, anchor, suggestion);
  const { nodeId, choiceId } = place;
  if (anchor.kind === 'choice' && state === 'gone') {
    return refused('choice-not-found', { nodeId: anchor.nodeId, choiceId: anchor.choiceId });
  }
  if (nodeId === null) {
    return refused('node-not-found', anchor.kind === 'story' ? {} : { nodeId: anchor.nodeId });
  }
  if (taken === null) return refused('suggestion-stale', { nodeId });
  return choiceId === null
    ? updateNode(story, { nodeId, content: taken })
    : updateChoice(story, { nodeId, choiceId, text: taken });
}
