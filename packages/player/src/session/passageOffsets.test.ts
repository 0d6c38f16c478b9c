import { expect, test } from 'vitest';
import { readOffsets, withOffset } from './passageOffsets.ts';

test('stored offsets are read; invalid ones are skipped', () => {
  const stored = { foot: 0.25, top: 0, far: 7, text: '0.5', nothing: null };
  expect([...readOffsets(stored)]).toEqual([['foot', 0.25]]);
  for (const junk of [null, 7, 'text', [], ['a']]) expect(readOffsets(junk).size).toBe(0);
});

test('the latest offset of a passage is stored; an offset at the top is not', () => {
  const offsets = withOffset(withOffset(new Map(), 'foot', 0.25), 'foot', 0.5);
  expect([...offsets]).toEqual([['foot', 0.5]]);
  expect(withOffset(offsets, 'foot', 0).size).toBe(0);
});

test('the offsets of the last passages are stored', () => {
  let offsets = withOffset(new Map(), 'first', 0.5);
  for (let number = 0; number < 100; number++) offsets = withOffset(offsets, `n${number}`, 0.5);
  expect(offsets.size).toBe(100);
  expect(offsets.has('first')).toBe(false);
  expect(offsets.has('n99')).toBe(true);
});
