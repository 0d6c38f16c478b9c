import { expect, test } from 'vitest';
import { nodeMedia } from '../schema/document.ts';
import { backgroundSound, passageMedia, shownMedia } from './shownMedia.ts';

const media = [
  { id: 'wind', mediaType: 'audio', isBackground: true, order: 3 },
  { id: 'lost', mediaType: 'image', isActive: false, order: 0 },
  { id: 'voice', mediaType: 'audio', order: 2 },
  { id: 'lamp', mediaType: 'image', isBackground: true, order: 1 },
  { id: 'sea', mediaType: 'audio', isBackground: true, order: 4 },
].map((item) => nodeMedia.parse({ url: `/${item.id}`, ...item }));

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('D26: a background sound is no part of the passage; files of other kinds always are', () => {
  expect(ids(passageMedia(media))).toEqual(['lost', 'voice', 'lamp']);
  expect(ids(shownMedia(media))).toEqual(['lamp', 'voice']);
});

test('D26: of several background sounds the first is meant', () => {
  expect(backgroundSound(media)?.id).toBe('wind');
  expect(backgroundSound(passageMedia(media))).toBeUndefined();
});
