import { describe, expect, it } from 'vitest';
import { anna, fixtureToken, isFixtureToken } from '../fixtures/index.ts';
import { readTokenClaims } from './sessionUser.ts';

describe('readTokenClaims', () => {
  it('reads the owner of a token, Cyrillic too', () => {
    expect(readTokenClaims(fixtureToken(anna))).toMatchObject({
      sub: anna.id,
      displayName: 'Анна Северная',
      role: 'User',
    });
  });

  it.each(['', 'abc', 'a.b.c', `a.${btoa('{"sub":1}')}.c`])('reads nothing from %j', (token) => {
    expect(readTokenClaims(token)).toBeNull();
  });
});

describe('fixture tokens', () => {
  it('show a change', () => {
    const token = fixtureToken(anna);
    expect(isFixtureToken(token)).toBe(true);
    expect(isFixtureToken(token.replace('.', '.x'))).toBe(false);
  });
});
