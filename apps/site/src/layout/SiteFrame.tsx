import { useConnection } from '@dreamfork/api-client/hooks';
import { ConnectionNotice } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { layoutMessages } from '../messages/layout.ts';
import * as styles from './layout.css.ts';
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
  const messages = useMessages(layoutMessages);
  const { state, tryAgain } = useConnection();
  return (
    <div className={styles.site}>
      <a className={styles.skipLink} href={`#${id}`}>
        {messages.skip}
      </a>
      <SiteBar />
      <ConnectionNotice state={state} onRetry={tryAgain} />
      <main id={id} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

/** The layout of most routes. */
export const SiteLayout = () => (
  <SiteFrame>
    <Outlet />
  </SiteFrame>
);

/** The layout of pages that fill the window and have a bar of their own: editor, reader, administration. */
export const BareLayout = () => (
  <div id={contentId} className={styles.bare} tabIndex={-1}>
    <Outlet />
  </div>
);
