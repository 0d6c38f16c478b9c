import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  type RawEntry,
  rawZip,
} from '../../../../../apps/server/test/support/story-files/raw-zip.ts';
import { entriesMaximum, unpackZip } from './unpackZip.ts';

const wantsAll = () => true;
const namesIn = (bytes: Uint8Array, wants: (path: string) => boolean = wantsAll) => {
  const result = unpackZip(bytes, wants);
  return result.ok ? [...result.value.keys()] : result.error;
};
const zip = (...entries: RawEntry[]) => rawZip(entries);
const megabyte = 1_048_576;

test('the wanted files come with their content and their paths', () => {
  const bytes = zip(
    { name: 'Игра/', data: '' },
    { name: 'Игра/история.html', data: '<p>', isDeflated: true },
    { name: 'Игра/a.exe', data: 'x' },
  );
  const result = unpackZip(bytes, (path) => path.endsWith('.html'));
  const files = result.ok ? [...result.value] : [];
  expect(files.map(([path, data]) => [path, new TextDecoder().decode(data)])).toEqual([
    ['Игра/история.html', '<p>'],
  ]);
});

const longName = Uint8Array.from([0x8c, 0xae, 0xe1, 0xe2]);

describe('an archive', () => {
  const good: RawEntry = { name: 'a.html', data: 'a' };
  test.each<[string, Uint8Array, string[] | string]>([
    ['in the form for large ones', rawZip([good], { isZip64: true }), ['a.html']],
    [
      'inside another is not opened',
      zip(good, { name: 'b.zip', data: zip(good) }),
      ['a.html', 'b.zip'],
    ],
    ['with a path that leads out', zip(good, { name: '../b', data: 'b' }), 'zipUnsafe'],
    [
      'with a path that leads out further down',
      zip(good, { name: 'b/../../b', data: 'b' }),
      'zipUnsafe',
    ],
    ['with an absolute path', zip(good, { name: '/etc/passwd', data: 'b' }), 'zipUnsafe'],
    ['with a drive', zip(good, { name: 'C:\\b', data: 'b' }), 'zipUnsafe'],
    ['with two entries of one name', zip(good, good), 'zipUnsafe'],
    ['with names that differ in case', zip(good, { name: 'A.HTML', data: 'b' }), 'zipUnsafe'],
    [
      'with a bomb',
      zip(good, { name: 'b', data: Buffer.alloc(20 * megabyte), isDeflated: true }),
      'zipUnsafe',
    ],
    [
      'that claims a terabyte',
      zip(good, { name: 'b', data: 'b', claimedLargeSize: 2 ** 40 }),
      'zipTooLarge',
    ],
    ['that is cut off', zip(good).subarray(0, 40), 'zipDamaged'],
    ['that is none', Buffer.from('<p>'), 'zipDamaged'],
    ['that is empty', Buffer.alloc(0), 'zipDamaged'],
  ])('%s', (_what, bytes, expected) => {
    expect(namesIn(bytes)).toEqual(expected);
  });

  test('that holds more than it says gives no more than that', () => {
    const data = Buffer.alloc(2 * megabyte);
    const result = unpackZip(
      zip({ name: 'a.png', data, isDeflated: true, claimedSize: 10 }),
      wantsAll,
    );
    expect(result.ok ? result.value.get('a.png')?.length : 0).toBeLessThanOrEqual(10);
  });

  test('with too many entries', () => {
    const names = Array.from({ length: entriesMaximum + 1 }, (_, at) => `n/${at}`);
    const entries = Object.fromEntries(names.map((name) => [name, new Uint8Array()]));
    expect(namesIn(zipSync(entries, { level: 0 }))).toBe('zipTooLarge');
  });

  test('whose link is but a short text', () => {
    const result = unpackZip(zip({ name: 'a.png', data: '/etc/passwd', mode: 0o120777 }), wantsAll);
    expect(result.ok && new TextDecoder().decode(result.value.get('a.png'))).toBe('/etc/passwd');
  });

  test('with a name in the page of DOS', () => {
    const name = String.fromCharCode(...longName);
    const bytes = zipSync({ 'aaaa.png': new Uint8Array([1]) });
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (String.fromCharCode(...bytes.subarray(at, at + 4)) === 'aaaa') bytes.set(longName, at);
    }
    expect(name).not.toBe('Мост');
    expect(namesIn(bytes)).toEqual(['Мост.png']);
  });
});
