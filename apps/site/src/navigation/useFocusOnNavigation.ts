import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageInstance } from './pageInstance.ts';

/** Id of the element that holds a page's content: where the skip link and every navigation lead. */
export const contentId = 'content';

/** Moves the focus to the content after a navigation, as loading a page would. */
export function useFocusOnNavigation(): void {
  const location = useLocation();
  const { pathname } = location;
  const instance = pageInstance(location);
  const shown = useRef({ pathname, instance });

  useEffect(() => {
    const isSamePage = shown.current.pathname === pathname || shown.current.instance === instance;
    shown.current = { pathname, instance };
    if (!isSamePage) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, instance]);
}
