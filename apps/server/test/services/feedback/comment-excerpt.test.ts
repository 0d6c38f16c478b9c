import { expect, test } from 'vitest';
import { commentExcerpt } from '../../../src/services/feedback/comment-excerpt.ts';

test('a short comment is whole, on one line', () => {
  expect(commentExcerpt('  Кто же\n\nвзял часы? ')).toBe('Кто же взял часы?');
});

test('a long comment is cut between words', () => {
  const excerpt = commentExcerpt('Очень длинный отзыв, '.repeat(20));
  expect(excerpt.length).toBeLessThanOrEqual(141);
  expect(excerpt).toMatch(/(?:Очень|длинный|отзыв)…$/);
});

test('a comment without spaces is cut where no sign is torn', () => {
  const excerpt = commentExcerpt(`a${'🚂'.repeat(100)}`);
  expect(excerpt).toMatch(/^a(?:🚂)+…$/u);
  expect(Buffer.from(excerpt).toString()).toBe(excerpt);
});

test.each([
  ['Смотрите https://evil.example/?a=1 там', 'Смотрите […] там'],
  ['www.evil.example', '[…]'],
  ['Пишите на evil-shop.com/now!', 'Пишите на […]'],
  ['Ну... и т.е. так', 'Ну... и т.е. так'],
])('addresses are left out: %s', (text, excerpt) => {
  expect(commentExcerpt(text)).toBe(excerpt);
});
