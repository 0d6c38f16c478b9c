import type { SessionUser } from '@dreamfork/api-client';
import type { DroppedFiles } from '@dreamfork/ui/drop';
import { createContext, type ReactNode, use } from 'react';

/** Addresses of the host that the pages link to. */
export type LibraryAddresses = {
  /** The list of public stories; a filter is appended as its query. */
  stories: string;
  /** The page where a story is read. */
  story: (id: string) => string;
  /**
   * The reader in a frame of another page. With `?height=auto` it posts `{ type: 'dreamfork:height', height }` to
   * that page.
   */
  embeddedStory: (id: string) => string;
  /**
   * The page where a first reader reads a draft; the secret of a link follows in the fragment. Without it no links to
   * drafts are offered.
   */
  review?: (id: string) => string;
  /**
   * The page where an invitation to write a story is accepted; the secret of a link follows in the fragment. Without it
   * nobody is invited.
   */
  join?: (id: string) => string;
  /** The editor with a new story. */
  newStory: string;
  /** The editor with a saved story. */
  editStory: (id: string) => string;
  /** The page with the statistics of a story. */
  statistics: (id: string) => string;
  myStories: string;
  profile: string;
  /** What moderators decided against what the user wrote. */
  decisions: string;
  moderation: string;
  administration: string;
};

/** Work on a story that is in this browser only. */
export type LocalDraft = {
  /** The editor is given it as `draft` in its address. */
  key: string;
  /** Null for a story that was never saved on the server. */
  storyId: string | null;
  title: string;
  /** When it was last changed, in milliseconds. */
  changedAt: number;
};

/** What the pages need from the application around them. */
export type LibraryHost = {
  /** The signed-in user; null for a guest. */
  user: SessionUser | null;
  addresses: LibraryAddresses;
  /** Opens an address of the host. */
  navigate: (address: string) => void;
  /** Sends a guest to the login page, which brings them back to the current page. */
  signIn: () => void;
  /** Opens the import of stories, with what was dropped on a page. Without it none is offered. */
  importStories?: (dropped?: Promise<DroppedFiles>) => void;
  /** Finds the work that this browser holds and the server does not, newest first. Without it none is shown. */
  findLocalDrafts?: () => Promise<readonly LocalDraft[]>;
};

const HostContext = createContext<LibraryHost | null>(null);

export type LibraryProviderProps = { host: LibraryHost; children: ReactNode };

/** Connects the pages of this package to the application around them. */
export const LibraryProvider = ({ host, children }: LibraryProviderProps) => (
  <HostContext value={host}>{children}</HostContext>
);

export function useLibraryHost(): LibraryHost {
  const host = use(HostContext);
  if (!host) {
    throw new Error(
      'Dreamfork: there is no library host here, so links have no addresses. Put <LibraryProvider host={…}> around this component.',
    );
  }
  return host;
}
