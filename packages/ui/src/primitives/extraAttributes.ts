import type { AriaAttributes, AriaRole } from 'react';

/** What every component of ours passes on to its element besides its own props. */
export type ExtraAttributes = AriaAttributes & {
  id?: string;
  role?: AriaRole;
  [data: `data-${string}`]: unknown;
};
