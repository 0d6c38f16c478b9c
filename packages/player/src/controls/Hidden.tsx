import type { ReactNode } from 'react';
import { hidden } from './controls.css.ts';

/** Text for screen readers only. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <span className={hidden}>{children}</span>
);
