import { NavigationProgress, RouterProvider } from '@dreamfork/ui';
import { useEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useHref,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { contentId } from '../layout/SiteFrame.tsx';
import { usePrefetchOnIntent } from './usePrefetchOnIntent.ts';

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
