import {
  type ApiClient,
  browserBaseUrl,
  createClient,
  rememberBaseUrl,
  sessionUser,
} from '@dreamfork/api-client';
import { succeed } from '@dreamfork/story';
import type { createBrowserRouter } from 'react-router-dom';
import { readLocale } from './locale/savedLocale.ts';
import { createRouter } from './router.tsx';
import { createSession, type Session } from './session/createSession.ts';
import type { LoadProfile } from './session/restoreUser.ts';
import { isSignInPage, signInAddress } from './session/returnAddress.ts';
import { storageKeys } from './session/sessionStorage.ts';

const buildBaseUrl: string = import.meta.env.VITE_API_BASE ?? '';

export type Site = {
  client: ApiClient;
  session: Session;
  router: ReturnType<typeof createBrowserRouter>;
  /** Sends the visitor to sign in and back to where they are. */
  askToSignIn: () => void;
};

/** Puts session, client and router together. */
export function createSite(): Site {
  if (buildBaseUrl) rememberBaseUrl(buildBaseUrl);

  const router = createRouter();
  const session = createSession({ lasting: localStorage, passing: sessionStorage });

  const askToSignIn = () => {
    const { pathname, search, hash } = router.state.location;
    if (isSignInPage(pathname)) return;
    void router.navigate(signInAddress('/login', pathname + search + hash));
  };

  const client = createClient({
    baseUrl: browserBaseUrl(buildBaseUrl),
    getToken: session.getToken,
    locale: () => readLocale(localStorage),
    onUnauthorized: () => {
      session.end();
      askToSignIn();
    },
  });

  const loadProfile: LoadProfile = async () => {
    const profile = await client.authentication.profile();
    return profile.ok ? succeed(sessionUser.parse(profile.value)) : profile;
  };

  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.token) void session.restore(loadProfile);
  });
  void session.restore(loadProfile);

  return { client, session, router, askToSignIn };
}
