import type { ReactNode } from 'react';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import * as styles from './AppShell.css.ts';

export type AppShellProps = {
  /** Id of the content: the skip link leads there. @default 'content' */
  contentId?: string;
  /** An AppBar, and notices below it. */
  header?: ReactNode;
  /** Stands left of the content, in a narrow window above it. */
  sidebar?: ReactNode;
  /** A Footer. */
  footer?: ReactNode;
  /** The content of the page. */
  children: ReactNode;
};

/** The frame of a page: skip link, bar, sidebar, the main landmark and the footer. */
export function AppShell({
  contentId = 'content',
  header,
  sidebar,
  footer,
  children,
}: AppShellProps) {
  const content = (
    <main id={contentId} tabIndex={-1} className={styles.content}>
      {children}
    </main>
  );
  return (
    <div className={styles.shell}>
      <SkipLink target={contentId} />
      {header}
      {sidebar ? (
        <div className={styles.besideSidebar}>
          {sidebar}
          {content}
        </div>
      ) : (
        content
      )}
      {footer}
    </div>
  );
}
