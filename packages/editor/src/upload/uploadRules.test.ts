import { maxUploadBytes } from '@dreamfork/story';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkUpload,
  extensionOf,
  mimeTypeOf,
  statedMaxima,
  uploadExtensions,
} from './uploadRules.ts';

const file = (name: string, type = '', size = 1000) => ({ name, type, size });

describe('what may be uploaded', () => {
  test('a file of exactly 50 MB, and not a byte more', () => {
    expect(checkUpload(file('a.png', 'image/png', 52_428_800))).toBeNull();
    expect(checkUpload(file('a.png', 'image/png', 52_428_801))).toEqual({ kind: 'size' });
  });

  test.each(uploadExtensions)('%s, also where the browser knows no type', (extension) => {
    expect(checkUpload(file(`файл${extension}`))).toBeNull();
    expect(checkUpload(file(`ФАЙЛ${extension.toUpperCase()}`))).toBeNull();
    expect(checkUpload(file('без расширения', mimeTypeOf(file(`a${extension}`))))).toBeNull();
  });

  test('rejects everything else with the reason', () => {
    expect(checkUpload(file('run.exe', 'application/x-msdownload'))).toEqual({
      kind: 'type',
      mimeType: 'application/x-msdownload',
      extension: '.exe',
    });
    expect(checkUpload(file('png'))).toEqual({ kind: 'type', mimeType: '', extension: '' });
  });

  test('parameters and capitals of a media type say nothing', () => {
    expect(checkUpload(file('заметки', 'Text/Plain; charset=utf-8'))).toBeNull();
  });
});

test('a type the browser does not know comes from the extension', () => {
  expect(mimeTypeOf(file('clip.MOV'))).toBe('video/quicktime');
  expect(mimeTypeOf(file('clip.mov', 'application/octet-stream'))).toBe('video/quicktime');
  expect(mimeTypeOf(file('clip.mov', 'video/mp4'))).toBe('video/mp4');
});

test('no kind is promised more than the limit in force', () => {
  for (const maximum of Object.values(statedMaxima)) {
    expect(maximum).toBeLessThanOrEqual(maxUploadBytes);
  }
});

test('any name, type and size get an answer; what is refused for its type has no allowed extension', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(), (name, type, size) => {
      const fault = checkUpload({ name, type, size });
      const mayPass = uploadExtensions.some((extension) => extension === extensionOf(name));
      expect(fault?.kind === 'type' && mayPass).toBe(false);
    }),
  );
});
