import { coverMap } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { previewOf } from '../../src/document/story-preview.ts';

const preview = (coverUrl: string | null) =>
  previewOf({ ...sampleStory, id: '7', isPublic: true, version: 3, authorName: '', coverUrl });

const coverOf = (coverUrl: string | null) => preview(coverUrl).coverUrl;

test('messengers get a file of the server in a suitable width, any other picture as it is', () => {
  expect(coverOf('/api/media/ab-1/download')).toBe('/api/media/ab-1/images/1440.webp');
  expect(coverOf('/demo/mayak/cover.webp')).toBe('/demo/mayak/cover.webp');
  expect(coverOf(null)).toBeNull();
});

test('a cover is drawn only where there is no picture', () => {
  expect(preview(null).coverMap).toEqual(coverMap(sampleStory));
  expect(preview('/demo/mayak/cover.webp').coverMap).toBeNull();
});
