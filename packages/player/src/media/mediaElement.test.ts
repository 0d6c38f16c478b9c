import { expect, test } from 'vitest';
import { crossOriginFor } from './mediaElement.ts';

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
