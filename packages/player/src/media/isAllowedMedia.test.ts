import { expect, test } from 'vitest';
import { isAllowedMedia } from './isAllowedMedia.ts';

const hosts = ['pictures.example', 'films.example:8443'];

test.each([
  '/api/media/1/download',
  'lamp.webp',
  'data:image/png;base64,AAAA',
  'blob:https://site.example/1',
  'https://pictures.example/a.png',
  '//PICTURES.example/a.png',
  'https://films.example:8443/a.mp4',
])('%s may be shown', (address) => expect(isAllowedMedia(address, hosts)).toBe(true));

test.each([
  'https://elsewhere.example/a.png',
  'http://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  String.raw`/\elsewhere.example/a.png`,
  'https://more.pictures.example/a.png',
  'https://films.example/a.mp4',
  'https://pictures.example@elsewhere.example/a.png',
])('%s is not requested', (address) => {
  expect(isAllowedMedia(address, hosts)).toBe(false);
  expect(isAllowedMedia(address, [])).toBe(false);
});

test('without a list every host is allowed', () => {
  expect(isAllowedMedia('https://elsewhere.example/a.png')).toBe(true);
});
