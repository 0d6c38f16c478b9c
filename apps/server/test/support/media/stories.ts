import { mediaPath } from '@dreamfork/api-client/contract';
import type { StoryDocument } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';

/** The sample story with these files on its first node. */
export const storyShowing = (fileIds: readonly string[]): StoryDocument => ({
  ...sampleStory,
  nodes: sampleStory.nodes.map((node, index) =>
    index > 0
      ? node
      : {
          ...node,
          media: fileIds.map((id, order) => ({
            id: `media-${order}`,
            mediaType: 'image' as const,
            url: mediaPath(id),
            title: '',
            description: '',
            fileSize: 0,
            mimeType: 'image/png',
            order,
            isActive: true,
          })),
        },
  ),
});
