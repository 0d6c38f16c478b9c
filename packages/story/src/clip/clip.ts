import type { Connection, Group, Note, StoryNode } from '../schema/document.ts';

export const clipFormat = 'dreamfork/clip';
export const clipVersion = 1;

/** Parts of a story on their way to another place: plain data, complete in itself (SPEC K1). */
export type StoryClip = {
  format: typeof clipFormat;
  version: typeof clipVersion;
  nodes: StoryNode[];
  /** Those that lead from one of the nodes to one of them. */
  connections: Connection[];
  groups: Group[];
  notes: Note[];
};
