import type { StoryDocument } from '@dreamfork/story';
import { createContext, type ReactNode, use } from 'react';
import type { HostSection, SectionId } from './layout/sections.ts';

/** The product around the administration. What it does not have is left out: nothing links to it then. */
export type AdminHost = {
  /** Address under which the sections lie, without a slash at its end, such as `/app/admin`. */
  sectionsHref: string;
  /** The sections in the navigation, in order: those of the package by id, and the host's own. @default all of the package */
  sections?: readonly (SectionId | HostSection)[];
  /** The logo of the host, above the sections. */
  logo?: ReactNode;
  /** Page that the logo links to, such as `/`. */
  homeHref?: string;
  /** Page that "back to the site" links to, such as `/app/dashboard`. */
  siteHref?: string;
  /** Address at which a reported story is read. */
  storyHref?: (id: string) => string;
  /** The player of the host with a reported story, from its start or from the reported node. */
  renderStory?: (reading: { story: StoryDocument; nodeId?: string }) => ReactNode;
  /** Keeps the open tab of a page in its address; null is the first. @default the page keeps it itself */
  tabs?: { value: string | null; onChange: (id: string | null) => void };
  /** Address of the moderation queue. */
  queueHref?: string;
  /** Address of a case of the queue; needed where the queue is shown. */
  caseHref?: (id: string) => string;
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
