import type { ReactNode } from 'react';
import { container } from './layout.css.ts';

/** The column in which the site's pages stand. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={container}>{children}</div>;
}
