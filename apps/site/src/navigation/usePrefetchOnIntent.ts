import { useCurrentUser } from '@dreamfork/account/session';
import { usePrefetch } from '@dreamfork/api-client/hooks';
import { useCallback, useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { pageAt } from '../sitePages.ts';

const events = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches code and data of a page when a link to it is hovered, focused, touched or followed. */
export function usePrefetchOnIntent(): void {
  const prefetch = usePrefetch();
  const isSignedIn = useCurrentUser() !== null;
  const { location } = useNavigation();

  const prefetchPage = useCallback(
    (pathname: string) => {
      const page = pageAt(pathname);
      if (!page) return;
      // A failure is retried and reported when the page opens.
      page.load().catch(() => undefined);
      const reads = [...(page.reads ?? []), ...((isSignedIn && page.ownReads) || [])];
      for (const read of reads) read(prefetch);
    },
    [prefetch, isSignedIn],
  );

  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const pathname = linkedPathname(target);
      if (pathname !== null && pathname !== window.location.pathname) prefetchPage(pathname);
    };
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, [prefetchPage]);

  const nextPathname = location?.pathname;
  useEffect(() => {
    if (nextPathname !== undefined) prefetchPage(nextPathname);
  }, [nextPathname, prefetchPage]);
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The page of this site that a link opens; null for other links, and for visitors who save data. */
function linkedPathname(target: EventTarget | null): string | null {
  if (!(target instanceof Element) || savesData()) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== window.location.origin || link.target === '_blank') return null;
  return link.pathname;
}
