import type { Connection, Group, Note, StoryNode } from '../schema/document.ts';
import type { Variable } from '../schema/variable.ts';

export const clipFormat = 'dreamfork/clip';
export const clipVersion = 1;

/** Copied parts of a story: self-contained plain data (SPEC K1). */
export type StoryClip = {
  format: typeof clipFormat;
  version: typeof clipVersion;
  nodes: StoryNode[];
  /** The connections between nodes of the clip. */
  connections: Connection[];
  groups: Group[];
  notes: Note[];
  /** The variables of the story that the clip was copied from; absent if it does not remember. */
  variables?: Variable[];
};
