import { mediaPath, type NodeMedia, type StoryDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { media } from './StoryPlayer.fixtures.ts';

/** The thumbhash of a sunset. */
const placeholder = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

/** A file of the server. */
export const served = (id: string, parts: Partial<NodeMedia>): NodeMedia =>
  media(id, { url: mediaPath(id), title: 'Закат', ...parts });

export const photograph = (id: string, title = 'Закат'): NodeMedia =>
  served(id, { title, width: 1280, height: 720, placeholder });

export const film = served('film', {
  mediaType: 'video',
  title: 'Прилив',
  width: 720,
  height: 1280,
  placeholder,
});

/** A sound that grows and fades. */
export const waveform = Array.from({ length: 120 }, (_, index) =>
  Math.round(255 * Math.abs(Math.sin(index / 5)) * Math.sin((Math.PI * index) / 119)),
);

export const storyWith = (items: NodeMedia[], next: NodeMedia[] = []): StoryDocument =>
  buildStory('Берег')
    .node('start', 'image', { title: 'Берег', content: 'Солнце садится.', media: items })
    .node('end', 'end', { title: 'Ночь', media: next })
    .link('start', 'end')
    .build();
