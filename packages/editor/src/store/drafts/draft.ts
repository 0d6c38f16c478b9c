import type { StoryDocument } from '@dreamfork/story';
import type { DraftHead } from '../../services/index.ts';
import type { EditorStory } from '../session/state.ts';

/** Unsaved work as it was found. */
export type Draft = {
  readonly head: DraftHead;
  /** What the server held when the work was last in step with it. */
  readonly base: StoryDocument;
  readonly document: StoryDocument;
  /** What was sent over `base` without an answer: the server may hold any of these. */
  readonly unanswered: readonly StoryDocument[];
};

/** A draft with work that the server lacks. */
export type OpenDraft = {
  /** Its base is the latest version of the server that this work is known to contain. */
  readonly draft: Draft;
  /** Whether the server still holds that base: nothing was saved from elsewhere since. */
  readonly isAhead: boolean;
};

/** What an editor begins with. */
export type EditorStart = {
  readonly story: EditorStory;
  /** The draft that it goes on with. */
  readonly restored: OpenDraft | null;
  /** Whether this page has written that draft itself: the author goes on where they were, and nothing is said. */
  readonly isSamePage: boolean;
  /** Drafts that are offered, newest first. */
  readonly found: readonly OpenDraft[];
  readonly discarded?: readonly OpenDraft[];
  /** Whether a new story that was begun in this editor stays behind, as a draft. */
  readonly leavesNewStory?: boolean;
};
