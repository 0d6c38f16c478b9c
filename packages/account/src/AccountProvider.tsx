import type { Locale } from '@dreamfork/ui/i18n';
import { createContext, type ReactNode, use, useEffect } from 'react';
import type { SessionState, SignIn } from './session/createSession.ts';

/** Addresses of the host's pages. */
export type AccountAddresses = {
  home: string;
  stories: string;
  contacts: string;
  dashboard: string;
  profile: string;
  forgotPassword: string;
  /** The page that opens the decision about a blocked account by a token, without a session. */
  decision: (token: string) => string;
  /** The login page; it opens `returnTo` afterwards. */
  login: (returnTo?: string) => string;
  /** The registration page; it opens `returnTo` afterwards. */
  register: (returnTo?: string) => string;
};

/** What the account pages need of the application around them. */
export type AccountHost = {
  session: SessionState;
  addresses: AccountAddresses;
  /** Opens an address of the host. The promise resolves once its page is shown. */
  navigate: (address: string, options?: { replace?: boolean }) => Promise<void> | void;
  /** Loads an address outside the host, such as the login page of Google, as a new document. */
  openDocument: (url: string) => void;
  /** Stores a new session and shows `message` on `returnTo`, the page that opens next. */
  signIn: (signIn: SignIn, next: { message: string; returnTo: string }) => void;
  /** Deletes the session from this browser. */
  endSession: () => void;
  /** The page to open after a login: `requested` if it is a page of the host, else the default one. */
  returnAddress: (requested: string | null) => string;
  /** Changes the language of the interface. */
  setLocale: (locale: Locale) => void;
  /** Sets the title of the document to that of the page in view. */
  setPageTitle: (title: string) => void;
};

const AccountContext = createContext<AccountHost | null>(null);

export type AccountProviderProps = { host: AccountHost; children: ReactNode };

/** Connects the account pages to the application around them. */
export const AccountProvider = ({ host, children }: AccountProviderProps) => (
  <AccountContext value={host}>{children}</AccountContext>
);

/** The host of the nearest `AccountProvider`. */
export function useAccountHost(): AccountHost {
  const host = use(AccountContext);
  if (!host) {
    throw new Error(
      'Dreamfork: the account pages have no host, so they can neither sign in nor navigate. Put <AccountProvider host={…}> around them.',
    );
  }
  return host;
}

/** Reports the title of the page in view to the host. */
export function usePageTitle(title: string): void {
  const { setPageTitle } = useAccountHost();
  useEffect(() => setPageTitle(title), [setPageTitle, title]);
}
