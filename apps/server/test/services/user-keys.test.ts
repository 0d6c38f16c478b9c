import { normaliseText } from '@dreamfork/api-client/contract';
import { describe, expect, test } from 'vitest';
import { toContainsPattern } from '../../src/db/user-search.ts';
import { nameFromAddress } from '../../src/services/google/google-account.ts';
import { usernameKey } from '../../src/services/users/user-keys.ts';

test('text is compared without regard to case, ё, width or spaces', () => {
  expect(normaliseText('  ЁЛКА \n и\tЁж ')).toBe('елка и еж');
  expect(normaliseText('ＦＯＲＫ')).toBe('fork');
});

test('wildcards of a search term mean themselves', () => {
  expect(toContainsPattern('100%_\\')).toBe(String.raw`%100\%\_\\%`);
});

describe('user names that look alike are one', () => {
  test.each([
    ['anna', 'ANNA'],
    ['anna', 'аnnа'],
    ['cop', 'сор'],
    ['BETA', 'ВЕТА'],
    ['xopek', 'хорек'],
    ['kate', 'κατε'],
    ['anna', 'ａｎｎａ'],
    ['елка', 'ёлка'],
  ])('%s and %s', (one, other) => {
    expect(usernameKey(one)).toBe(usernameKey(other));
  });

  test.each([
    ['anna', 'hanna'],
    ['мария', 'marija'],
    ['лена', 'lena'],
    ['anna.b', 'annab'],
  ])('but not %s and %s', (one, other) => {
    expect(usernameKey(one)).not.toBe(usernameKey(other));
  });
});

describe('a user name is made from an address', () => {
  test.each([
    ['Lena.Petrova+stories@example.org', 'lena.petrova.stories'],
    ['__@example.org', 'author'],
    [`${'a'.repeat(60)}@example.org`, 'a'.repeat(40)],
    ['a-b_c@example.org', 'a.b.c'],
  ])('%s', (address, name) => {
    expect(nameFromAddress(address)).toBe(name);
  });
});
