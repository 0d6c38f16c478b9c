import { expect, test } from 'vitest';
import { bestPassage, createSearch } from './searchPages.ts';

const search = createSearch([
  {
    id: 'button',
    title: 'Components / Button',
    passages: [
      { section: '', text: 'Does something on the page.' },
      { section: 'When not', text: 'The press leads to another address.' },
    ],
  },
  {
    id: 'link',
    title: 'Components / LinkButton',
    passages: [{ section: 'Instead', text: 'A Button for what happens on this page.' }],
  },
]);

const idsOf = (query: string) => search(query).map(({ page }) => page.id);

test('a page named like the query comes before one that mentions it', () => {
  expect(idsOf('button')).toEqual(['button', 'link']);
  expect(idsOf('link button')).toEqual(['link']);
});

test('all words have to be on a page, which may have them in several passages', () => {
  expect(idsOf('something address')).toEqual(['button']);
  expect(idsOf('something happens')).toEqual([]);
});

test('the beginning of a word is enough, and a small mistake is forgiven', () => {
  const [hit] = search('addr');
  expect(hit?.words).toEqual(new Set(['address']));
  expect(hit && bestPassage(hit)?.section).toBe('When not');
  expect(idsOf('adress')).toEqual(['button']);
  expect(idsOf('')).toEqual([]);
});
