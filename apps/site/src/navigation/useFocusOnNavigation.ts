import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageInstance } from './pageInstance.ts';

/** Moves the focus to the content after a navigation, as loading a page would. */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { pathname } = location;
  const instance = pageInstance(location);
  const shown = useRef({ pathname, instance });

  useEffect(() => {
    const isSamePage = shown.current.pathname === pathname || shown.current.instance === instance;
    shown.current = { pathname, instance };
    if (!isSamePage) content.current?.focus({ preventScroll: true });
  }, [pathname, instance, content]);
}
