import { createSession, type Session, storageKeys } from '@dreamfork/account/session';
import {
  type ApiClient,
  browserBaseUrl,
  type ConnectionWatch,
  createClient,
  createConnectionWatch,
  hasCode,
  rememberBaseUrl,
  routePath,
  routes,
} from '@dreamfork/api-client';
import { readLocale } from '@dreamfork/ui/i18n';
import type { SessionEnd } from './returnAddress.ts';

const buildBaseUrl: string = import.meta.env.VITE_API_BASE ?? '';

export type Connection = { client: ApiClient; session: Session; watch: ConnectionWatch };

/** The API and who calls it. `onUnauthorized` is called after a refused session has been forgotten. */
export function createConnection({
  onUnauthorized,
}: {
  onUnauthorized?: (end: SessionEnd) => void;
} = {}): Connection {
  if (buildBaseUrl) rememberBaseUrl(buildBaseUrl);
  const session = createSession({ lasting: localStorage, passing: sessionStorage });
  const baseUrl = browserBaseUrl(buildBaseUrl);
  const watch = createConnectionWatch({
    probe: () => fetch(baseUrl + routePath(routes.system.capabilities), { cache: 'no-store' }),
    isOnline: () => navigator.onLine,
  });
  const client = createClient({
    baseUrl,
    fetch: watch.watch(globalThis.fetch.bind(globalThis)),
    getToken: session.getToken,
    locale: readLocale,
    onUnauthorized: (error) => {
      const isBlocked = hasCode(error, 'session-blocked');
      session.end({ isBlocked });
      onUnauthorized?.(isBlocked ? 'blocked' : 'ended');
    },
  });

  const loadProfile = () => client.call(routes.authentication.profile, {});
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.token) void session.restore(loadProfile);
  });
  void session.restore(loadProfile);
  return { client, session, watch };
}
