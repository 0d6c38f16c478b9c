import { fixtureMedia } from '@dreamfork/api-client/fixtures';
import { mediaPath, type NodeMedia, type StoryDocument } from '@dreamfork/story';

export const lanternId = fixtureMedia[0]?.id ?? '';

/** The picture of a lantern among Anna's files, as a node holds it. */
const lantern: NodeMedia = {
  id: 'lantern',
  mediaType: 'image',
  url: mediaPath(lanternId),
  title: '',
  description: 'Свет в башне',
  fileName: 'Фонарь.png',
  fileSize: 184_320,
  mimeType: 'image/png',
  order: 0,
  isActive: true,
};

/** The story with the lantern in one of its nodes. */
export const withLantern = (story: StoryDocument, nodeId: string | undefined): StoryDocument => ({
  ...story,
  nodes: story.nodes.map((node) => (node.id === nodeId ? { ...node, media: [lantern] } : node)),
});
