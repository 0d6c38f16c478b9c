import { useCurrentUser } from '@dreamfork/account/session';
import { usePrefetch } from '@dreamfork/api-client/hooks';
import { NavigationProgress, RouterProvider } from '@dreamfork/ui';
import { useCallback, useEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useHref,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { contentId } from '../layout/SiteFrame.tsx';
import { pageAt } from '../sitePages.ts';

/** Connects the links of the design system to the router, and does what each navigation needs. */
export function RootRoute() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  useFocusOnNavigation();
  useCanonicalAddress();
  usePrefetchOnIntent();
  return (
    <RouterProvider navigate={(address) => void navigate(address)} useHref={useHref}>
      <NavigationProgress isActive={state !== 'idle'} />
      <Outlet />
      <ScrollRestoration />
    </RouterProvider>
  );
}

/** Moves the focus to the content after a navigation, as loading a page would. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Updates the canonical address of the document: browsers share a page by it. */
function useCanonicalAddress(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
}

const events = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches code and data of a page when a link to it is hovered, focused, touched or followed. */
function usePrefetchOnIntent(): void {
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
