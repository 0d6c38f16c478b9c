import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Id of the element that holds a page's content: where the skip link and every navigation lead. */
export const contentId = 'content';

/** Moves the focus to the content after a navigation, as loading a page would. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname]);
}
