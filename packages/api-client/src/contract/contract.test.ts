import { describe, expect, it } from 'vitest';
import {
  contract,
  googleStartPath,
  isPasswordValid,
  listRoutes,
  passwordRules,
  routePath,
} from './index.ts';

const routes = listRoutes();

describe('the route table', () => {
  it('has no call twice', () => {
    const calls = routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('describes every parameter in a path, and only those', () => {
    for (const route of routes) {
      expect({ path: route.path, hasParams: 'params' in route }).toEqual({
        path: route.path,
        hasParams: route.path.includes('{'),
      });
    }
  });
});

describe('routePath', () => {
  it('encodes parameters and leaves empty query values out', () => {
    expect(routePath(contract.stories.data, { id: 'а/б' })).toBe('/api/story/%D0%B0%2F%D0%B1/data');
    const query = { page: 1, searchTerm: 'a&b', status: '', role: undefined };
    expect(routePath(contract.users.list, undefined, query)).toBe(
      '/api/users?page=1&searchTerm=a%26b',
    );
    expect(routePath(contract.users.list, undefined, {})).toBe('/api/users');
  });
});

describe('password rules', () => {
  it.each([
    ['Ab1de', ['length']],
    ['abcde1', ['uppercase']],
    ['ABCDE1', ['lowercase']],
    ['Abcdef', ['digit']],
    ['', ['length', 'uppercase', 'lowercase', 'digit']],
    ['Пароль1', ['uppercase', 'lowercase']],
    ['Abcde1', []],
  ])('hold %j against %j', (password, broken) => {
    const found = passwordRules.filter((rule) => !rule.test(password)).map((rule) => rule.code);
    expect(found).toEqual(broken);
    expect(isPasswordValid(password)).toBe(broken.length === 0);
  });
});

it('a sign-in with Google begins at an address, which knows where to return to', () => {
  expect(googleStartPath()).toBe('/auth/google');
  expect(googleStartPath('/app/editor?a=b')).toBe('/auth/google?returnTo=%2Fapp%2Feditor%3Fa%3Db');
});
