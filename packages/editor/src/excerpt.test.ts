import { findInStory } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, textOf } from './excerpt.ts';

test('the text around a match is one line, cut with an ellipsis', () => {
  const text = `${'до '.repeat(30)}здесь\nи ${'после '.repeat(30)}`;
  const start = text.indexOf('здесь');
  const { before, found, after } = excerptOf(text, { start, end: start + 5 });
  expect(found).toBe('здесь');
  expect(before.startsWith('…')).toBe(true);
  expect(after.startsWith(' и после')).toBe(true);
  expect(after.endsWith('…')).toBe(true);
});

test('what was found is always shown whole', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (before, found, after) => {
      const text = before + found + after;
      const place = { start: before.length, end: before.length + found.length };
      expect(excerptOf(text, place).found).toBe(found.replaceAll(/\s+/g, ' '));
    }),
  );
});

test('the text of every match holds it', () => {
  const result = findInStory(sampleStory, 'о');
  for (const match of result.ok ? result.value : []) {
    const text = textOf(sampleStory, match);
    expect(text?.slice(match.start, match.end).toLowerCase()).toBe('о');
  }
});

test('a match in a node that has gone has no text', () => {
  const gone = { nodeId: 'gone', field: 'title', start: 0, end: 1 } as const;
  expect(textOf(sampleStory, gone)).toBeUndefined();
});
