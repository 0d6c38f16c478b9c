import { useCapabilities, useConnection } from '@dreamfork/api-client/hooks';
import { AppShell, ConnectionNotice } from '@dreamfork/ui';
import { whenIdle } from '@dreamfork/ui/browser';
import { lazyPart } from '@dreamfork/ui/lazy';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import * as styles from './layout.css.ts';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';
import { SiteBar } from './SiteBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** Id of the element with the content of a page; the skip link and each navigation move the focus to it. */
export const contentId = 'content';

export type SiteFrameProps = {
  /** Id of the content; another one where the layout around it has the usual one. @default 'content' */
  id?: string;
  children: ReactNode;
};

/** Bar and footer around the content of a page. */
export function SiteFrame({ id = contentId, children }: SiteFrameProps) {
  const { state, tryAgain } = useConnection();
  const contact = useCapabilities().data?.contact;
  return (
    <AppShell
      contentId={id}
      header={
        <>
          <SiteBar />
          <div className={styles.notices}>
            <MaintenanceNotice />
            <ConnectionNotice state={state} onRetry={tryAgain} />
          </div>
        </>
      }
      footer={<SiteFooter hasContacts={contact !== undefined} />}
    >
      {children}
    </AppShell>
  );
}

/** The layout of most routes. */
export const SiteLayout = () => (
  <SiteFrame>
    <Outlet />
  </SiteFrame>
);

const FloatingNotice = lazyPart(async () => (await import('./FloatingNotice.tsx')).FloatingNotice);

/** The layout of pages that fill the window and have a bar of their own: editor, reader, administration. */
export function BareLayout() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <div id={contentId} className={styles.bare} tabIndex={-1}>
      <Outlet />
      <Suspense fallback={null}>{isIdle && <FloatingNotice />}</Suspense>
    </div>
  );
}
