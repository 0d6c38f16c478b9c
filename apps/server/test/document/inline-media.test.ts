import { stat } from 'node:fs/promises';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { demoDirectory } from '../../src/configuration/paths.ts';
import { inlineMedia } from '../../src/document/inline-media.ts';

const address = 'https://stories.example';
const pictures = ['/demo/mayak/cover.webp', '/demo/nochnoy-poezd/cover.webp'];

const story = {
  ...sampleStory,
  nodes: sampleStory.nodes.slice(0, 1).map((node) => ({
    ...node,
    media: [...pictures, ...pictures].map((url, order) => ({
      id: `picture-${order}`,
      mediaType: 'image' as const,
      url,
      title: '',
      description: '',
      fileSize: 0,
      mimeType: 'image/webp',
      order,
      isActive: true,
    })),
  })),
};

const inlined = async (maximum: number) => {
  const { nodes } = await inlineMedia(story, address, maximum);
  return nodes.flatMap(({ media }) => media.map(({ url }) => url.startsWith('data:')));
};

test('pictures travel inside as far as there is room, each counted once', async () => {
  const sizes = await Promise.all(
    pictures.map(async (path) => (await stat(`${demoDirectory}/../${path}`)).size),
  );
  const [first = 0, second = 0] = sizes;
  expect(await inlined(first + second)).toEqual([true, true, true, true]);
  expect(await inlined(first + second - 1)).toEqual([true, false, true, false]);
  expect(await inlined(Math.min(first, second) - 1)).toEqual([false, false, false, false]);
});

test('a picture that has no room keeps a whole address', async () => {
  const { nodes } = await inlineMedia(story, address, 0);
  expect(nodes[0]?.media[0]?.url).toBe(`${address}${pictures[0]}`);
});
