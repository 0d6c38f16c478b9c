import type { createBrowserRouter } from 'react-router-dom';
import { createRouter } from './router.tsx';
import { type Connection, createConnection } from './session/createConnection.ts';
import { isEntrance, type SignInReason, signInAddress } from './session/returnAddress.ts';

export type Site = Connection & {
  router: ReturnType<typeof createBrowserRouter>;
  /** Sends the visitor to sign in and back to where they are. */
  askToSignIn: () => void;
};

/** Puts session, client and router together. */
export function createSite(): Site {
  const router = createRouter();
  const leadToSignIn = (reason: SignInReason = {}) => {
    const { location, navigation } = router.state;
    // Several calls of one page may be refused: the first of them leads away.
    if ([location, navigation.location].some((to) => to && isEntrance(to.pathname))) return;
    const { pathname, search, hash } = location;
    void router.navigate(signInAddress('/login', pathname + search + hash, reason));
  };
  const askToSignIn = () => leadToSignIn();
  const onUnauthorized = () => leadToSignIn({ hasEnded: true });
  return { ...createConnection({ onUnauthorized }), router, askToSignIn };
}
