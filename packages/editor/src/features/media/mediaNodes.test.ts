import { buildStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { findMediaNodes } from './mediaNodes.ts';

const { nodes } = buildStory('Маяк')
  .node('start', 'start', { title: 'Фонарь во тьме' })
  .node('lamp', 'image', { title: 'Фонарная комната' })
  .node('keeper', 'audio', { title: 'Голос' })
  .build();
const draftWriter = nodes.find(({ id }) => id === 'keeper');
const item = {
  id: 'one',
  mediaType: 'audio' as const,
  url: '/one',
  title: '',
  description: '',
  fileName: 'Фонарщик.mp3',
  fileSize: 1,
  mimeType: 'audio/mpeg',
  order: 0,
  isActive: true,
};
const all = nodes.map((node) => (node === draftWriter ? { ...node, media: [item] } : node));

const idsOf = (query: string, type: 'all' | 'audio' | 'video' = 'all') =>
  findMediaNodes(all, { query, type }).map(({ id }) => id);

test('titles and file names are searched, without regard to case, in media nodes alone', () => {
  expect(idsOf('')).toEqual(['lamp', 'keeper']);
  expect(idsOf(' ФОНАР')).toEqual(['lamp', 'keeper']);
  expect(idsOf('комната')).toEqual(['lamp']);
  expect(idsOf('фонар', 'audio')).toEqual(['keeper']);
  expect(idsOf('', 'video')).toEqual([]);
});
