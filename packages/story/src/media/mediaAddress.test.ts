import { describe, expect, test } from 'vitest';
import {
  imageIdOf,
  imageSources,
  isAllowedMedia,
  mediaHostOf,
  mediaIdOf,
  mediaPath,
  safeMediaAddress,
} from './mediaAddress.ts';

const id = '0b6f6f0e-5d3c-4d4e-9a43-0d1f5a1f7c11';
const photograph = { url: mediaPath(id), placeholder: 'abcd' };
const widthsOf = (width?: number) =>
  imageSources(width === undefined ? photograph : { ...photograph, width }, 'avif');

test('A1: the id of a file is read from its own address', () => {
  expect(mediaIdOf(mediaPath(id))).toBe(id);
});

test.each([
  `https://elsewhere.example${mediaPath(id)}`,
  `//elsewhere.example${mediaPath(id)}`,
  `${mediaPath(id)}?signature=1`,
  `/api/media/../${id}/download`,
  `/api/media/${id}/images/640.webp`,
  '/demo/lighthouse/lamp.webp',
  'data:image/png;base64,AAAA',
  '',
])('A1: %j is the address of no file of ours', (url) => {
  expect(mediaIdOf(url)).toBeNull();
  expect(imageSources({ url, placeholder: 'abcd' }, 'webp')).toEqual([]);
});

describe('A2: the widths of an image', () => {
  test('are all widths where its own is unknown', () => {
    expect(widthsOf().map(({ width }) => width)).toEqual([320, 640, 960, 1440, 1920]);
    expect(widthsOf()[0]?.path).toBe(`/api/media/${id}/images/320.avif`);
  });

  test.each([
    [200, [200]],
    [320, [320]],
    [321, [320, 321]],
    [700, [320, 640, 700]],
    [5000, [320, 640, 960, 1440, 1920]],
  ])('end with its own of %i pixels', (width, widths) => {
    expect(widthsOf(width).map((source) => source.width)).toEqual(widths);
  });

  test('are those of an item with a placeholder alone', () => {
    expect(imageIdOf(photograph)).toBe(id);
    expect(imageIdOf({ url: photograph.url })).toBeNull();
    expect(imageSources({ url: photograph.url, width: 700 }, 'webp')).toEqual([]);
  });
});

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

describe('safeMediaAddress', () => {
  test.each([
    'https://example.org/a.png',
    '/api/media/1/download',
    'cover.webp',
    'blob:https://example.org/1',
    'data:image/png;base64,AA==',
    'data:text/vtt;base64,AA==',
  ])('%s may be loaded', (url) => {
    expect(safeMediaAddress(url)).toBe(url);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'https://',
    '',
    '  ',
  ])('%j is refused', (url) => {
    expect(safeMediaAddress(url)).toBeNull();
  });
});
