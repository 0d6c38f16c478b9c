import { usePrepare } from '@dreamfork/api-client/hooks';
import { useCallback, useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { useCurrentUser } from '../session/SessionContext.tsx';
import { pageAt } from '../sitePages.ts';
import { linkTarget } from './linkTarget.ts';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches code and data of a page together, as soon as a link to it is pointed at or followed. */
export function usePreparation(): void {
  const prepare = usePrepare();
  const isSignedIn = useCurrentUser() !== null;
  const { location } = useNavigation();

  const preparePage = useCallback(
    (pathname: string) => {
      const page = pageAt(pathname);
      if (!page) return;
      // What fails now is asked for again, and told of, when the page is opened.
      page.load().catch(() => undefined);
      const reads = [...(page.reads ?? []), ...((isSignedIn && page.ownReads) || [])];
      for (const read of reads) read(prepare);
    },
    [prepare, isSignedIn],
  );

  useEffect(() => {
    const onSign = ({ target }: Event) => {
      const pathname = linkTarget(target);
      if (pathname !== null && pathname !== window.location.pathname) preparePage(pathname);
    };
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, [preparePage]);

  const opening = location?.pathname;
  useEffect(() => {
    if (opening !== undefined) preparePage(opening);
  }, [opening, preparePage]);
}
