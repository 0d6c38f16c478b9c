import type { ApiError, Profile } from '@dreamfork/api-client';
import * as fixtures from '@dreamfork/api-client/fixtures';
import { describe, expect, test, vi } from 'vitest';
import { createSession, type LoadProfile } from './createSession.ts';
import { memoryStores } from './memoryStores.ts';
import { storageKeys } from './sessionStorage.ts';

const anna = fixtures.toSessionUser(fixtures.anna);
const annaToken = fixtures.fixtureToken(fixtures.anna);
const profile = fixtures.toProfile(fixtures.anna);

const offline: ApiError = { kind: 'network', message: 'Нет связи с сервером.' };

const refused: ApiError = {
  kind: 'http',
  status: 401,
  code: 'unauthorized',
  message: 'Войдите снова.',
};

const succeed = (value: Profile) => ({ ok: true as const, value });
const fail = (error: ApiError) => ({ ok: false as const, error });

function savedStores(token: string, user: string | null = null) {
  const stores = memoryStores();
  stores.lasting.setItem(storageKeys.token, token);
  if (user) stores.lasting.setItem(storageKeys.user, user);
  return stores;
}

describe('the start-up chain', () => {
  test('a visitor without a token is a guest at once', () => {
    expect(createSession(memoryStores()).getState()).toEqual({ status: 'guest' });
  });

  test('the profile of the server comes first', async () => {
    const stores = savedStores(annaToken, JSON.stringify(anna));
    const session = createSession(stores);
    expect(session.getState()).toEqual({ status: 'checking' });
    await session.restore(async () => succeed({ ...profile, displayName: 'Анна Новая' }));
    expect(session.getState()).toEqual({
      status: 'signedIn',
      user: { ...anna, displayName: 'Анна Новая' },
    });
    expect(stores.lasting.getItem(storageKeys.user)).toContain('Анна Новая');
  });

  test('without a profile the claims of the token name the user', async () => {
    const session = createSession(savedStores(annaToken));
    await session.restore(async () => fail(offline));
    expect(session.getState()).toEqual({ status: 'signedIn', user: anna });
  });

  test('without readable claims the saved user is used', async () => {
    const session = createSession(savedStores('opaque-token', JSON.stringify(anna)));
    await session.restore(async () => fail(offline));
    expect(session.getState()).toEqual({ status: 'signedIn', user: anna });
  });

  test.each(['{broken', '{"id":1}', null])(
    'an unreadable saved user (%s) clears the session',
    async (user) => {
      const stores = savedStores('opaque-token', user);
      const session = createSession(stores);
      await session.restore(async () => fail(offline));
      expect(session.getState()).toEqual({ status: 'guest' });
      expect(stores.lasting.getItem(storageKeys.token)).toBeNull();
      expect(stores.lasting.getItem(storageKeys.user)).toBeNull();
    },
  );

  test('a token that the server refuses is not believed', async () => {
    const session = createSession(savedStores(annaToken, JSON.stringify(anna)));
    await session.restore(async () => fail(refused));
    expect(session.getState()).toEqual({ status: 'guest' });
  });

  test('a sign-in during the check wins over its late answer', async () => {
    const boris = { ...anna, id: 'boris', username: 'boris' };
    const session = createSession(savedStores(annaToken));
    let answer: (profile: Awaited<ReturnType<LoadProfile>>) => void = () => {};
    const check = session.restore(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    session.signIn({ token: 'newer', user: boris, isRemembered: true });
    answer(succeed(profile));
    await check;
    expect(session.getState()).toEqual({ status: 'signedIn', user: boris });
  });
});

describe('what another tab does', () => {
  test('a sign-in there signs in here', async () => {
    const stores = memoryStores();
    const session = createSession(stores);
    stores.lasting.setItem(storageKeys.token, annaToken);
    await session.restore(async () => succeed(profile));
    expect(session.getToken()).toBe(annaToken);
    expect(session.getState()).toEqual({ status: 'signedIn', user: anna });
  });

  test('a sign-out there signs out here', async () => {
    const stores = memoryStores();
    const session = createSession(stores);
    session.signIn({ token: 'kept', user: anna, isRemembered: true });
    stores.lasting.removeItem(storageKeys.token);
    await session.restore(async () => succeed(profile));
    expect(session.getState()).toEqual({ status: 'guest' });
  });

  test('a session of this tab alone is left in peace', async () => {
    const stores = memoryStores();
    const session = createSession(stores);
    session.signIn({ token: 'passing', user: anna, isRemembered: false });
    stores.lasting.setItem(storageKeys.token, 'of another tab');
    await session.restore(async () => fail(offline));
    expect(session.getToken()).toBe('passing');
  });
});

describe('signing in and out', () => {
  test('remember me keeps the token for the next visit', () => {
    const stores = memoryStores();
    createSession(stores).signIn({ token: 'kept', user: anna, isRemembered: true });
    expect(stores.lasting.getItem('authToken')).toBe('kept');
    expect(stores.passing.getItem('authToken')).toBeNull();
  });

  test('without remember me the token ends with the tab', () => {
    const stores = memoryStores();
    createSession(stores).signIn({ token: 'passing', user: anna, isRemembered: false });
    expect(stores.lasting.getItem('authToken')).toBeNull();
    expect(stores.passing.getItem('authToken')).toBe('passing');
  });

  test('a changed profile changes the user, and is kept', () => {
    const stores = memoryStores();
    const session = createSession(stores);
    session.signIn({ token: 'kept', user: anna, isRemembered: true });
    const renamed = { ...anna, displayName: 'Анна Южная' };
    session.update(renamed);
    expect(session.getState()).toEqual({ status: 'signedIn', user: renamed });
    expect(JSON.parse(stores.lasting.getItem('user') ?? '')).toEqual(renamed);
  });

  test('the same profile tells nobody anything, and that of another user is not taken', () => {
    const session = createSession(memoryStores());
    session.signIn({ token: 'kept', user: anna, isRemembered: true });
    const listener = vi.fn();
    session.subscribe(listener);
    session.update({ ...anna });
    session.update({ ...anna, id: 'boris' });
    expect(listener).not.toHaveBeenCalled();
  });

  test('a new account is known as new', () => {
    const session = createSession(memoryStores());
    session.signIn({ token: 'kept', user: anna, isRemembered: true, isNew: true });
    expect(session.getState()).toEqual({ status: 'signedIn', user: anna, isNew: true });
  });

  test('the end forgets token and user and tells everyone', () => {
    const stores = memoryStores();
    const session = createSession(stores);
    const listener = vi.fn();
    session.signIn({ token: 'kept', user: anna, isRemembered: true });
    session.subscribe(listener);
    session.end();
    expect(listener).toHaveBeenCalledOnce();
    expect(session.getToken()).toBeNull();
    expect(session.getState()).toEqual({ status: 'guest' });
    expect(stores.lasting.getItem('user')).toBeNull();
  });
});
