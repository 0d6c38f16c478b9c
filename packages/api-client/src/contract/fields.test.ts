import { describe, expect, it } from 'vitest';
import { cleanDisplayName, usernameProblem } from './fields.ts';
import { registrationRequest, updateProfileRequest } from './index.ts';

describe('a user name', () => {
  it.each(['anna', 'Анна', 'Анна Северная', 'anna.b-c_d', 'й', 'éclair', '李雷', 'नमस्ते', 'r2d2'])(
    'may be %s',
    (name) => {
      expect(usernameProblem(name)).toBeUndefined();
    },
  );

  it.each([
    ['', 'username-characters'],
    ['an\u200bna', 'username-characters'],
    ['anna\u200d', 'username-characters'],
    ['\u202eanna', 'username-characters'],
    ['anna\u2066', 'username-characters'],
    ['an\u0000na', 'username-characters'],
    ['an\nna', 'username-characters'],
    ['anna  b', 'username-characters'],
    ['.anna', 'username-characters'],
    ['anna-', 'username-characters'],
    ['anna@example.org', 'username-characters'],
    ['<script>', 'username-characters'],
    ["anna'; drop table users; --", 'username-characters'],
    ['a\u0301\u0302\u0303\u0304', 'username-characters'],
    ['👑anna', 'username-characters'],
    ['\u0430nna', 'username-mixed-scripts'],
    ['Анна Smith', 'username-mixed-scripts'],
    ['annα', 'username-mixed-scripts'],
  ])('may not be %j', (name, problem) => {
    expect(usernameProblem(name)).toBe(problem);
  });

  it('is read in its composed form, without spaces around it', () => {
    const read = updateProfileRequest.parse({ username: ' и\u0306 ', displayName: '' });
    expect(read.username).toBe('й');
  });

  it('is measured before it is looked at', () => {
    const username = 'а'.repeat(10_000);
    const { error } = updateProfileRequest.safeParse({ username, displayName: '' });
    expect(error?.issues.map(({ code }) => code)).toContain('too_big');
  });
});

describe('a name that is shown', () => {
  it.each([
    ['  Анна   Северная ', 'Анна Северная'],
    ['Анна\u202e\u200b\ufeff', 'Анна'],
    ['\u0000\u0007', ''],
    ['\u200d \u200c', ''],
    ['👩\u200d🚀 Анна', '👩\u200d🚀 Анна'],
    ['<b>Анна</b>', '<b>Анна</b>'],
  ])('%j is %j', (name, shown) => {
    expect(cleanDisplayName(name)).toBe(shown);
  });

  it('is cleaned in a registration', () => {
    const password = 'Novichok1';
    const form = { username: 'anna', email: 'a@b.test', password, confirmPassword: password };
    const read = registrationRequest.parse({ ...form, displayName: ' \u202eАнна ' });
    expect(read.displayName).toBe('Анна');
  });
});
