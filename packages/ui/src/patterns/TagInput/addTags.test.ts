import { expect, test } from 'vitest';
import { addTags } from './addTags.ts';

const rules = { maximum: 3, maximumLength: 10, sameAs: (tag: string) => tag.toLowerCase() };

test('words are parted by commas, semicolons and lines, and come without the sign before them', () => {
  expect(addTags([], ' #море ,  ночь;\nдва  слова', rules).tags).toEqual([
    'море',
    'ночь',
    'два слова',
  ]);
});

test('a word that is there already stays once, as it was first written', () => {
  expect(addTags(['Море'], 'море, МОРЕ', rules)).toEqual({
    tags: ['Море'],
    rest: '',
    problem: null,
  });
});

test('what does not fit stays to be mended', () => {
  expect(addTags(['а', 'б'], 'в, г, д', rules)).toEqual({
    tags: ['а', 'б', 'в'],
    rest: 'г, д',
    problem: 'full',
  });
  expect(addTags([], 'непомерно длинное, в', rules)).toEqual({
    tags: [],
    rest: 'непомерно длинное, в',
    problem: 'tooLong',
  });
});
