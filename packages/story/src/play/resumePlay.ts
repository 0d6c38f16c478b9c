import type { StoryDocument } from '../schema/document.ts';
import type { PlayState } from './playState.ts';
import { settle } from './settle.ts';

/** A reading taken up again. */
export type ResumedPlay = {
  state: PlayState;
  /** The node where the reader stood is gone: they stand at the last known one of their way. */
  isDisplaced: boolean;
};

/** Takes up a kept reading of a story that may have changed since; null: nowhere to stand (SPEC P12). */
export function resumePlay(story: StoryDocument, kept: PlayState): ResumedPlay | null {
  const state = settle(story, kept);
  return state && { state, isDisplaced: state.currentNodeId !== kept.currentNodeId };
}
