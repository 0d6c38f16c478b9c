import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Keeps the canonical address true when the page changes without being loaded: browsers share by it. */
export function useCanonicalAddress(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
}
