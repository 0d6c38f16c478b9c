import type { StoryDocument } from '@dreamfork/story';
import type { CanvasMarks } from '../../session/marks.ts';
import type { Selection } from '../../session/selection.ts';

/** What a canvas shows. A session is one; so is a version that can only be looked at. */
export type CanvasFacts = {
  readonly document: StoryDocument;
  readonly selection: Selection;
  readonly marks: CanvasMarks;
};

export type CanvasSource = {
  getState: () => CanvasFacts;
  subscribe: (listener: () => void) => () => void;
};
