import { expect, test } from 'vitest';
import { isAllowedMedia, mediaHostOf } from './mediaHost.ts';

const hosts = ['pictures.example', 'films.example:8443', '*.sounds.example'];

test.each([
  '/api/media/1/download',
  'lamp.webp',
  'data:image/png;base64,AAAA',
  'blob:https://site.example/1',
  'https://pictures.example/a.png',
  '//PICTURES.example/a.png',
  'https://films.example:8443/a.mp4',
  'https://a.b.sounds.example/a.mp3',
])('A3: %s may be shown', (address) => expect(isAllowedMedia(address, hosts)).toBe(true));

test.each([
  'https://elsewhere.example/a.png',
  'http://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  String.raw`/\elsewhere.example/a.png`,
  'https://more.pictures.example/a.png',
  'https://films.example/a.mp4',
  'https://sounds.example/a.mp3',
  'https://badsounds.example/a.mp3',
  '  https:\n//elsewhere.example/a.png',
  'https://pictures.example@elsewhere.example/a.png',
])('A3: %s is not requested', (address) => {
  expect(isAllowedMedia(address, hosts)).toBe(false);
  expect(isAllowedMedia(address, [])).toBe(false);
});

test('A3: without a list every host is allowed', () => {
  expect(isAllowedMedia('https://elsewhere.example/a.png')).toBe(true);
});

test('A3: a host is named without its user, in small letters', () => {
  expect(mediaHostOf('HTTPS://anna@Pictures.Example:8443/a.png')).toBe('pictures.example:8443');
  expect(mediaHostOf('/api/media/1/download')).toBeNull();
});
