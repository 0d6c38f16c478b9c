import { Link } from '@dreamfork/ui';
import type { ReactNode } from 'react';
import { addressOf } from '../page/pageAddress.ts';

/** A link to a docs page, or to a story, by its id. */
export const DocLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link href={addressOf(to)} target="_top">
    {children}
  </Link>
);
