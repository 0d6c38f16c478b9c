import type { StoryDocument } from '../schema/document.ts';
import { normaliseState } from './normaliseState.ts';
import type { PlayState } from './playState.ts';

/** A resumed play state. */
export type ResumedPlay = {
  state: PlayState;
  /** The reader's node is gone; the state is at the last known node of the back stack. */
  isDisplaced: boolean;
};

/** Resumes a stored play state in a story that may have changed since; null: no node to resume at (SPEC P12). */
export function resumePlay(story: StoryDocument, stored: PlayState): ResumedPlay | null {
  const state = normaliseState(story, stored);
  return state && { state, isDisplaced: state.currentNodeId !== stored.currentNodeId };
}
