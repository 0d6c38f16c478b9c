import type { createBrowserRouter } from 'react-router-dom';
import { createRouter } from './router.tsx';
import { type Connection, createConnection } from './session/createConnection.ts';
import { redirectToLogin } from './session/redirectToLogin.ts';
import { isAuthPage, type SessionEnd, type SignInReason } from './session/returnAddress.ts';

export type Site = Connection & {
  router: ReturnType<typeof createBrowserRouter>;
  /** Sends the visitor to the login page, which brings them back to the current page. */
  askToSignIn: () => void;
};

/** Creates session, client and router. */
export function createSite(): Site {
  const router = createRouter();
  const redirect = (reason: SignInReason = {}) => {
    const { location, navigation } = router.state;
    // Several calls of one page may be refused: only the first one redirects.
    if ([location, navigation.location].some((to) => to && isAuthPage(to.pathname))) return;
    const { pathname, search, hash } = location;
    redirectToLogin({
      ...reason,
      from: pathname + search + hash,
      navigate: (address) => void router.navigate(address),
    });
  };
  const askToSignIn = () => redirect();
  const onUnauthorized = (end: SessionEnd) => redirect({ end });
  return { ...createConnection({ onUnauthorized }), router, askToSignIn };
}
