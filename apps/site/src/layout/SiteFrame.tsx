import type { ReactNode } from 'react';
import { ConnectionNotice } from '../connection/ConnectionNotice.tsx';
import { contentId } from '../navigation/useFocusOnNavigation.ts';
import { content, site } from './layout.css.ts';
import { SiteBar } from './SiteBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SkipLink } from './SkipLink.tsx';

export type SiteFrameProps = {
  /** Id of the content; another one where the layout around it has the usual one. @default 'content' */
  id?: string;
  children: ReactNode;
};

/** Bar and footer around the content of an ordinary page. */
export function SiteFrame({ id = contentId, children }: SiteFrameProps) {
  return (
    <div className={site}>
      <SkipLink href={`#${id}`} />
      <SiteBar />
      <ConnectionNotice />
      <main id={id} tabIndex={-1} className={content}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
