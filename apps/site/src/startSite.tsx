import type { InitialData } from '@dreamfork/api-client/hooks';
import { readLocale } from '@dreamfork/ui/i18n';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readPageData } from './prerender/pageData.ts';
import { reportCaught } from './reportError.ts';
import { createRouter } from './router.tsx';
import { SiteProviders } from './SiteProviders.tsx';
import { type Connection, createConnection } from './session/createConnection.ts';
import { redirectToLogin } from './session/redirectToLogin.ts';
import { isAuthPage, type SessionEnd, type SignInReason } from './session/returnAddress.ts';
import { pageAt } from './sitePages.ts';

type AppProps = {
  site: Site;
  /** Answers that came along with the page. */
  initial?: readonly InitialData[];
};

/** The site in the browser. A read that needs a session sends its visitor to sign in. */
const App = ({ site, initial = [] }: AppProps) => (
  <SiteProviders
    session={site.session}
    client={site.client}
    initial={initial}
    watch={site.watch}
    locale={readLocale()}
    onRefused={site.askToSignIn}
  >
    <RouterProvider router={site.router} />
  </SiteProviders>
);

/** Resolves when the code of the page is loaded: the server-rendered page stays until the same page replaces it. */
const isReady = ({ router }: Site): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Requests the code of the page before the router exists; creating the router is a long task. */
const fetchPage = (pathname: string): void =>
  // A failure is reported by the router.
  void pageAt(pathname)
    ?.load()
    .catch(() => undefined);

/** Renders the site. */
export async function startSite(root: HTMLElement): Promise<void> {
  const initial = readPageData(document);
  fetchPage(window.location.pathname);
  const site = createSite();
  if (initial) await isReady(site);
  preserveInput(root, (text) => {
    const parameters = new URLSearchParams(window.location.search);
    parameters.set('q', text);
    void site.router.navigate({ search: `?${parameters}` }, { replace: true });
  });
  // A transition renders in slices, so that the server-rendered page can be scrolled meanwhile.
  startTransition(() =>
    createRoot(root, { onCaughtError: reportCaught }).render(
      <StrictMode>
        <App site={site} initial={initial ?? []} />
      </StrictMode>,
    ),
  );
}

const fields = 'input[type="search"]';

/**
 * Preserves what a visitor typed into the server-rendered search field: reports the text once the script
 * has replaced the field, and moves the focus to the replacement.
 */
function preserveInput(root: HTMLElement, onInput: (text: string) => void): void {
  const rendered = root.querySelector<HTMLInputElement>(fields);
  if (!rendered) return;
  let hasFocus = document.activeElement === rendered;
  const trackFocus = ({ target }: FocusEvent) => {
    hasFocus = target === rendered;
  };
  document.addEventListener('focusin', trackFocus);
  const observer = new MutationObserver(() => {
    if (rendered.isConnected) return;
    observer.disconnect();
    document.removeEventListener('focusin', trackFocus);
    if (hasFocus) root.querySelector<HTMLInputElement>(fields)?.focus();
    if (rendered.value !== '') onInput(rendered.value);
  });
  observer.observe(root, { childList: true, subtree: true });
}

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
