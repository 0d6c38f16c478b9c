import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import type { NodeMedia, StoryDocument } from '@dreamfork/story';
import type { within } from 'storybook/test';

const picture = (title: string, url: string): NodeMedia => ({
  id: url,
  mediaType: 'image',
  url,
  title,
  description: '',
  fileSize: 0,
  mimeType: 'image/png',
  order: 0,
  isActive: true,
});

/** A story whose pictures lie on other sites. */
export const storyWithForeignPictures: StoryDocument = {
  ...lighthouseStory.document,
  nodes: lighthouseStory.document.nodes.map((node) => ({
    ...node,
    media: [
      picture('Карта', 'https://elsewhere.example/map.png'),
      picture('Лампа', 'https://pictures.example/lamp.png'),
    ],
  })),
};

/** The player of a page, once it is there. */
export const findPlayer = (canvas: ReturnType<typeof within>) => canvas.findByTestId('player-root');
