import { mergeText } from '../merge/mergeText.ts';
import { choiceById, findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { locateAnchor, type ReviewPlace } from './locateAnchor.ts';
import type { ReviewAnchor } from './reviewAnchor.ts';

/** What taking a suggestion would do to the story as it is now (SPEC H6). */
export type ReviewSuggestion = {
  /**
   * `current`: the quote stands as it was, and the suggestion takes its place. `stale`: it was changed since.
   * `gone`: there is no text any more that it could be put in.
   */
  readonly state: 'current' | 'stale' | 'gone';
  readonly place: ReviewPlace;
  /** The text of the passage or of the choice as it was, and as the suggestion would have made it. */
  readonly base: string;
  readonly suggested: string;
  /** The text now, and with the suggestion taken; null where the two cannot be joined. */
  readonly today: string;
  readonly taken: string | null;
};

const replaced = (text: string, { from, to }: { from: number; to: number }, by: string): string =>
  text.slice(0, from) + by + text.slice(to);

/** What a suggestion makes of today's text, or how it and today's text differ from what it was made for. */
export function reviewSuggestion(
  story: StoryDocument,
  anchor: ReviewAnchor,
  suggestion: string,
): ReviewSuggestion {
  const place = locateAnchor(story, anchor);
  const nothing = { place, base: '', suggested: '', today: '', taken: null };
  if (anchor.kind !== 'text' && anchor.kind !== 'choice') return { ...nothing, state: 'gone' };
  const base = anchor.source;
  const suggested = anchor.kind === 'text' ? replaced(base, anchor, suggestion) : suggestion.trim();
  const today =
    anchor.kind === 'choice'
      ? place.choiceId !== null && choiceById(story, place.choiceId)?.text
      : place.nodeId !== null && findNode(story, place.nodeId)?.content;
  if (typeof today !== 'string') return { ...nothing, state: 'gone', base, suggested };
  const isCurrent = place.state === 'same' || place.state === 'moved';
  if (!isCurrent) {
    const taken = mergeText(base, suggested, today);
    return { state: 'stale', place, base, suggested, today, taken };
  }
  const taken = anchor.kind === 'text' ? replaced(today, place, suggestion) : suggested;
  return { state: 'current', place, base, suggested, today, taken };
}
