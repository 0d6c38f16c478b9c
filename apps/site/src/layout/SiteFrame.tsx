import { type ReactNode, useRef } from 'react';
import { useFocusOnNavigation } from '../navigation/useFocusOnNavigation.ts';
import { content as contentStyle, site } from './layout.css.ts';
import { SiteBar } from './SiteBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Bar and footer around the content of an ordinary page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  return (
    <div className={site}>
      <SkipLink />
      <SiteBar />
      <main ref={content} id="content" tabIndex={-1} className={contentStyle}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
