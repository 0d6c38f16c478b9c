import type { StoryDocument } from '@dreamfork/story';

const parts = ['nodes', 'connections', 'groups', 'notes', 'startNodeId'] as const;

/** Whether a canvas shows the same of both: a title or a description is not on it. */
export const isSameScene = (one: StoryDocument | null, other: StoryDocument): boolean =>
  one !== null && parts.every((part) => one[part] === other[part]);
