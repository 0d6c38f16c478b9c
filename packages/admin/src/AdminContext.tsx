import { createContext, type ReactNode, use } from 'react';

/** The addresses of the product around the administration. */
export type AdminHost = {
  /** Page that the logo links to, such as `/`. */
  homeHref: string;
  /** Page that "back to the site" links to, such as `/app/dashboard`. */
  siteHref: string;
  /** Address under which the sections lie, without a slash at its end, such as `/app/admin`. */
  sectionsHref: string;
  /** Address at which a reported story is read. */
  storyHref: (id: string) => string;
  /** Address of the moderation queue. */
  queueHref: string;
  /** Address of a case of the queue. */
  caseHref: (id: string) => string;
};

const AdminContext = createContext<AdminHost | null>(null);

export type AdminProviderProps = {
  host: AdminHost;
  children: ReactNode;
};

/** Gives the pages of the administration the addresses of their host. */
export function AdminProvider({ host, children }: AdminProviderProps) {
  return <AdminContext value={host}>{children}</AdminContext>;
}

/** @throws Error outside an AdminProvider. */
export function useAdminHost(): AdminHost {
  const host = use(AdminContext);
  if (!host) throw new Error('The pages of the administration need an AdminProvider above them.');
  return host;
}
