import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createSite, type Site } from './createSite.ts';
import { nextTask } from './opening/nextTask.ts';
import { keepWriting } from './prerender/keepWriting.ts';
import { readPageData } from './prerender/pageData.ts';
import { pageAt } from './sitePages.ts';

/** Waits until the code of the page is there, so that what the server drew stays until it is replaced by the like. */
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

/** Asks for the code of the page before there is a router to ask for it, which is a task of its own. */
const fetchPage = (pathname: string): void =>
  // Without it the router says what is wrong.
  void pageAt(pathname)
    ?.load()
    .catch(() => undefined);

/** Opens the site. */
export async function startSite(root: HTMLElement): Promise<void> {
  await nextTask();
  const initial = readPageData(document);
  fetchPage(window.location.pathname);
  await nextTask();
  const site = createSite();
  if (initial) await isReady(site);
  keepWriting(root, (words) => {
    const parameters = new URLSearchParams(window.location.search);
    parameters.set('q', words);
    void site.router.navigate({ search: `?${parameters}` }, { replace: true });
  });
  // In slices, so that a page that can be read already can also be scrolled meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App site={site} initial={initial ?? []} />
      </StrictMode>,
    ),
  );
}
