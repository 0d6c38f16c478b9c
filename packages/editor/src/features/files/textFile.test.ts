import { expect, test } from 'vitest';
import { isTextFile } from '../../upload/fileKinds.ts';
import { decodeText } from './textFile.ts';

test('files of other programs are known by their extension, in any case', () => {
  const known = ['a.HTML', 'a.twee', 'a.tw', 'a.json', 'a.yarn', 'a.squiffy', 'a.md'];
  expect(known.every(isTextFile)).toBe(true);
  expect(['a.df', 'html', 'a.png', ''].some(isTextFile)).toBe(false);
});

test('text is read in the encoding it was written in', () => {
  const utf16 = (text: string, isLittle: boolean) =>
    Uint8Array.from(
      Array.from(`\uFEFF${text}`).flatMap((character) => {
        const code = character.charCodeAt(0);
        return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
      }),
    );
  const expected = 'Маяк';
  expect(decodeText(new TextEncoder().encode(`\uFEFF${expected}`))).toBe(expected);
  expect(decodeText(utf16(expected, true))).toBe(expected);
  expect(decodeText(utf16(expected, false))).toBe(expected);
  expect(decodeText(Uint8Array.from([0xcc, 0xe0, 0xff, 0xea]))).toBe(expected);
});
