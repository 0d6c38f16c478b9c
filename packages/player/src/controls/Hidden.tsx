import type { ReactNode } from 'react';
import { hidden } from './controls.css.ts';

/** Words for screen readers alone. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <span className={hidden}>{children}</span>
);
