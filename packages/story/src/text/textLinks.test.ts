import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkTargetAt, parseLink, takeOutLinks } from './textLinks.ts';

describe('links of a text', () => {
  test.each([
    ['Войти->Зал', { words: 'Войти', target: 'Зал' }],
    ['Зал<-Войти', { words: 'Войти', target: 'Зал' }],
    ['Войти|Зал', { words: 'Войти', target: 'Зал' }],
    ['Войти', { words: 'Войти', target: 'Войти' }],
    ['Войти ->', { words: 'Войти', target: 'Войти' }],
    [' -> Зал ', { words: '', target: 'Зал' }],
    [' -> ', null],
    ['  ', null],
  ])('E48: %j is read as %j', (written, link) => {
    expect(parseLink(written)).toEqual(link);
  });

  test('E48: words stay in a sentence, a line of links alone goes', () => {
    expect(takeOutLinks('Можно [[войти]] в дом.\n\n[[Уйти->Двор]]\n- [[Ждать]]', false)).toEqual({
      text: 'Можно войти в дом.',
      links: [
        { words: 'войти', target: 'войти' },
        { words: 'Уйти', target: 'Двор' },
        { words: 'Ждать', target: 'Ждать' },
      ],
    });
  });

  test.each(['\\[[Войти]]', '[[Вой\nти]]', '[[]]', '[[ -> ]]', '[[Войти', '[Войти]', 'a[[b]c]]'])(
    'E48: %j is no link and stays as it is',
    (text) => {
      expect(takeOutLinks(text, false)).toEqual({ text, links: [] });
    },
  );

  test('E48: within braces there are no links in a story that remembers', () => {
    const text = '{если храбр: [[Войти]] | иначе: нет} [[Уйти]]';
    expect(takeOutLinks(text, true).links).toEqual([{ words: 'Уйти', target: 'Уйти' }]);
    expect(takeOutLinks(text, false).links).toHaveLength(2);
  });

  test('E48: a text without links stays as it is, and every link has a title to lead to', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('[', ']', '-', '>', 'а', ' ', '\n', '\\', '{', '}') }),
        fc.boolean(),
        (text, remembers) => {
          const first = takeOutLinks(text, remembers);
          const expected = first.links.length === 0 ? text : first.text;
          expect(first.text).toBe(expected);
          for (const { target, words } of first.links) {
            expect(target.trim()).not.toBe('');
            expect(words).toBe(words.trim());
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['[[', 0],
    ['[[а->', 0],
    [']]', 0],
    ['{', 0],
    ['\\[[', 0],
    ['[[а]]', 100],
  ])('E48: a long text of %j has %i links', (part, count) => {
    expect(takeOutLinks(part.repeat(40_000), true).links).toHaveLength(count);
  });
});

describe('the title being written', () => {
  test.each([
    ['Текст [[Войти->', { from: 15, written: '' }],
    ['Текст [[Войти-> За', { from: 16, written: 'За' }],
    ['[[->Зал', { from: 4, written: 'Зал' }],
    ['[[Войти', null],
    ['[[Войти->Зал]]', null],
    ['\\[[Войти->', null],
    ['[[Войти->\nЗал', null],
  ])('E48: at the end of %j it is %j', (text, expected) => {
    expect(linkTargetAt(text, text.length)).toEqual(expected);
  });
});
