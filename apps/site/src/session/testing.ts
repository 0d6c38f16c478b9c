import type { ApiError, SessionUser } from '@dreamfork/api-client';
import type { KeyValueStorage, SessionStores } from './sessionStorage.ts';

const memoryStorage = (): KeyValueStorage => {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
  };
};

export const memoryStores = (): SessionStores => ({
  lasting: memoryStorage(),
  passing: memoryStorage(),
});

export const anna: SessionUser = {
  id: 'anna',
  username: 'anna',
  email: 'anna@example.org',
  displayName: 'Анна Ветрова',
  role: 'User',
  emailConfirmed: true,
  status: 'Active',
};

/** An unsigned token with these claims, shaped like the server's. */
export function tokenWith(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `header.${payload}.signature`;
}

export const annaClaims = {
  sub: anna.id,
  sid: 'session-1',
  username: anna.username,
  email: anna.email,
  displayName: anna.displayName,
  role: anna.role,
  emailConfirmed: anna.emailConfirmed,
  exp: 1_800_000_000,
};

export const offline: ApiError = { kind: 'network', message: 'Нет связи с сервером.' };
