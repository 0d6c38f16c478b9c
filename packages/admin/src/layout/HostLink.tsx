import { Link } from '@dreamfork/ui';
import type { ReactNode } from 'react';

export type HostLinkProps = {
  /** Address of a page of the host; undefined where the host has none. */
  href: string | undefined;
  children: ReactNode;
};

/** A link to a page of the host, or the same words where the host has no such page. */
export const HostLink = ({ href, children }: HostLinkProps) =>
  href === undefined ? (
    <span>{children}</span>
  ) : (
    <Link variant="standalone" href={href}>
      {children}
    </Link>
  );
