import type { StoryDocument } from '@dreamfork/story';

/** The story as a preview plays it: from its start, or from the node that the author asked for. */
export const previewStory = (document: StoryDocument, startNodeId?: string): StoryDocument =>
  startNodeId === undefined ? document : { ...document, startNodeId };
