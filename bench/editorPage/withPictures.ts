import { mediaPath, type StoryDocument } from '@dreamfork/story';

/** The story with a picture of its own on every node. */
export const withPictures = (story: StoryDocument): StoryDocument => ({
  ...story,
  nodes: story.nodes.map((node) => ({
    ...node,
    media: [
      {
        id: node.id,
        mediaType: 'image',
        url: mediaPath(node.id),
        title: node.title,
        description: '',
        fileSize: 400_000,
        mimeType: 'image/jpeg',
        width: 1920,
        height: 1080,
        placeholder: 'zscFDIII+AiKiIdyi4g4j3IBpw==',
        order: 0,
        isActive: true,
      },
    ],
  })),
});
