import type { NodeMedia } from '@dreamfork/story';
import { expect, test } from 'vitest';
import {
  captionsAddress,
  crossOriginFor,
  readableMedia,
  recordingIds,
  recordingTime,
} from './timedMedia.ts';

const item = (id: string, parts: Partial<NodeMedia> = {}): NodeMedia => ({
  id,
  mediaType: 'audio',
  url: '/a.mp3',
  title: '',
  description: '',
  fileSize: 0,
  mimeType: '',
  order: 0,
  isActive: true,
  ...parts,
});

test('media are in the author’s order, without hidden or unsafe ones', () => {
  const media = [
    item('second', { order: 2 }),
    item('off', { isActive: false }),
    item('script', { url: 'javascript:alert(1)' }),
    item('first', { order: 1, mediaType: 'image' }),
  ];
  expect(readableMedia(media).map(({ id }) => id)).toEqual(['first', 'second']);
  expect(recordingIds(media)).toEqual(['second']);
});

test.each([
  [0, '0:00'],
  [187.9, '3:07'],
  [3765, '1:02:45'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%s seconds are %s', (seconds, time) => {
  expect(recordingTime(seconds)).toBe(time);
});

test('captions have a safe address', () => {
  const address = (captionsUrl?: string) => captionsAddress({ ...item('a'), captionsUrl });
  expect(address('/a.vtt')).toBe('/a.vtt');
  expect(address('javascript:1')).toBeNull();
  expect(address('')).toBeNull();
  expect(address()).toBeNull();
});

test.each([
  'https://media.example/ru.vtt',
  'HTTP://media.example/ru.vtt',
  '//media.example/ru.vtt',
])('captions at %s are requested with CORS', (captions) =>
  expect(crossOriginFor(captions)).toBe('anonymous'),
);

test.each([null, '/media/ru.vtt', 'ru.vtt', 'data:text/vtt,WEBVTT', 'blob:https://site/1'])(
  'captions at %s are not',
  (captions) => expect(crossOriginFor(captions)).toBeUndefined(),
);
