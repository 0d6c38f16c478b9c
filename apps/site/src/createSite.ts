import type { createBrowserRouter } from 'react-router-dom';
import { createRouter } from './router.tsx';
import { type Connection, createConnection } from './session/createConnection.ts';
import { isSignInPage, signInAddress } from './session/returnAddress.ts';

export type Site = Connection & {
  router: ReturnType<typeof createBrowserRouter>;
  /** Sends the visitor to sign in and back to where they are. */
  askToSignIn: () => void;
};

/** Puts session, client and router together. */
export function createSite(): Site {
  const router = createRouter();
  const askToSignIn = () => {
    const { pathname, search, hash } = router.state.location;
    if (isSignInPage(pathname)) return;
    void router.navigate(signInAddress('/login', pathname + search + hash));
  };
  return { ...createConnection({ onUnauthorized: askToSignIn }), router, askToSignIn };
}
