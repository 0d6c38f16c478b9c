import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createSite, type Site } from './createSite.ts';
import { readPageData } from './prerender/pageData.ts';
import { preserveInput } from './prerender/preserveInput.ts';
import { pageAt } from './sitePages.ts';

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
    createRoot(root).render(
      <StrictMode>
        <App site={site} initial={initial ?? []} />
      </StrictMode>,
    ),
  );
}
