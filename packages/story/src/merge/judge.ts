import type { StoryDocument } from '../schema/document.ts';
import type { Clash, ClashSide } from './clash.ts';

/** Two versions of a story and the one that both began from. */
export type MergeInput = {
  readonly base: StoryDocument;
  readonly mine: StoryDocument;
  readonly theirs: StoryDocument;
};

/** Takes note of a clash and says whose version to keep; nothing where nobody has decided. */
export type Judge = (clash: Clash) => ClashSide | undefined;
