import { expect, test } from 'vitest';
import { nodeMedia } from '../schema/document.ts';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { mediaTypeOf, replaceMedia } from './replaceMedia.ts';

const item = (url: string, part = {}) =>
  nodeMedia.parse({ id: 'm', mediaType: 'video', url, title: 'Прилив', width: 640, ...part });

const story = {
  ...buildStory().node('a', 'start').node('b', 'video').build(),
};
const shown = {
  ...story,
  nodes: story.nodes.map((node) => ({
    ...node,
    media: node.id === 'b' ? [item('/old'), item('/other', { captionsUrl: '/old' })] : [],
  })),
};
const file = {
  id: 'new',
  url: '/new',
  mediaType: 'video' as const,
  fileName: 'Отлив.mp4',
  fileSize: 7,
  mimeType: 'video/mp4',
};

test('E36: the other file is shown as file and as captions; what was written about it stays', () => {
  const after = successOf(replaceMedia(shown, { fromUrl: '/old', file })).story;
  expect(after.nodes[1]?.media).toEqual([
    { ...item('/new'), ...file, width: undefined, title: 'Прилив' },
    { ...item('/other'), captionsUrl: '/new' },
  ]);
  expect(after.nodes[0]).toBe(shown.nodes[0]);
});

test('E36: a file that the story does not show changes nothing', () => {
  expect(successOf(replaceMedia(shown, { fromUrl: '/none', file })).story).toBe(shown);
});

test.each([
  ['image/webp', 'image'],
  ['video/quicktime', 'video'],
  ['audio/ogg', 'audio'],
  ['application/pdf', 'document'],
  ['', 'document'],
])('a file of the type %j is shown as %s', (mimeType, mediaType) => {
  expect(mediaTypeOf(mimeType)).toBe(mediaType);
});
