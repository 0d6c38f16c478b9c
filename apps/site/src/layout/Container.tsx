import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';

/** The column of a page's content. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

/** Grid paper across the whole width of the page. */
export function Paper({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}

export type MessagePageProps = {
  /** `main` where the message is the whole document. @default 'div' */
  as?: 'div' | 'main';
  children: ReactNode;
};

/** A page with a single message: a missing permission, an unknown address, a failure. */
export function MessagePage({ as: Element = 'div', children }: MessagePageProps) {
  return (
    <Element className={styles.message}>
      <div className={styles.messageText}>{children}</div>
    </Element>
  );
}
