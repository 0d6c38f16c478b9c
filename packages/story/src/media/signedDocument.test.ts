import { expect, test } from 'vitest';
import type { StoryDocument } from '../schema/document.ts';
import { buildStory } from '../testing/buildStory.ts';
import { mediaPath } from './mediaAddress.ts';
import { ownPaths, signedDocument } from './signedDocument.ts';

const item = (url: string, captionsUrl?: string) => ({
  id: url,
  mediaType: 'video' as const,
  url,
  title: '',
  description: '',
  fileSize: 1,
  mimeType: 'video/mp4',
  order: 0,
  isActive: true,
  ...(captionsUrl ? { captionsUrl } : {}),
});

const plain = buildStory('Маяк').node('start', 'start').node('film', 'video').build();
const media = [
  item(mediaPath('film'), mediaPath('lines')),
  item('https://elsewhere.example/a.mp4'),
];
const story: StoryDocument = {
  ...plain,
  nodes: plain.nodes.map((node) => (node.id === 'film' ? { ...node, media } : node)),
};

test('the files of the server are shown at their signed addresses, all others at their own', () => {
  expect(ownPaths(story)).toEqual([mediaPath('film'), mediaPath('lines')]);
  const signed = signedDocument(story, {
    [mediaPath('film')]: '/film?signature=1',
    [mediaPath('lines')]: '/lines?signature=2',
  });
  expect(signed.nodes[1]?.media).toMatchObject([
    { url: '/film?signature=1', captionsUrl: '/lines?signature=2' },
    { url: 'https://elsewhere.example/a.mp4' },
  ]);
  expect(story.nodes[1]?.media[0]?.url).toBe(mediaPath('film'));
});

test('a file without a signed address stays at its own', () => {
  expect(signedDocument(story, { [mediaPath('film')]: null })).toEqual(story);
});
