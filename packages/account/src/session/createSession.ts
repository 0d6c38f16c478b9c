import {
  type ApiError,
  type CallResult,
  readSessionUser,
  readTokenClaims,
  type routes,
  type SessionUser,
} from '@dreamfork/api-client';
import { createStore } from 'zustand/vanilla';
import {
  clearSavedSession,
  readSavedSession,
  type SavedSession,
  type SessionStores,
  saveSession,
  saveUser,
} from './sessionStorage.ts';

/** Reads the profile of the user whose token is saved. */
export type LoadProfile = () => Promise<CallResult<typeof routes.authentication.profile>>;

const isRefusal = (error: ApiError): boolean => error.kind === 'http' && error.status === 401;

/**
 * Who a saved session belongs to: the server's profile, else the token's claims, else the saved
 * user. Null when the server refuses the token or nothing can be read.
 */
async function restoreUser(
  saved: SavedSession,
  loadProfile: LoadProfile,
): Promise<SessionUser | null> {
  const profile = await loadProfile();
  if (profile.ok) return readSessionUser(profile.value) ?? null;
  if (isRefusal(profile.error)) return null;
  return savedUser(saved);
}

/** The user of a saved session, without a request to the server. */
export const savedUser = ({ token, user }: SavedSession): SessionUser | null =>
  tokenUser(token) ?? parseSavedUser(user);

/** The user in the claims of the token; null when it has none that can be read. */
function tokenUser(token: string): SessionUser | null {
  const claims = readTokenClaims(token);
  if (!claims) return null;
  const { sub, username, email, displayName, role, emailConfirmed } = claims;
  const names = { username, email, displayName };
  return { id: sub, ...names, role, emailConfirmed, status: 'Active', avatarUrl: null };
}

/** The user that was saved with the token; null when the text cannot be read as one. */
function parseSavedUser(text: string | null): SessionUser | null {
  if (!text) return null;
  try {
    return readSessionUser(JSON.parse(text)) ?? null;
  } catch {
    // What another version of the site or a person wrote there is no session.
    return null;
  }
}

/** `checking` while a saved token is being verified. A guest `isBlocked` whose account was blocked while they were signed in. */
export type SessionState =
  | { status: 'checking' }
  | { status: 'guest'; isBlocked?: true }
  | { status: 'signedIn'; user: SessionUser; isNew?: boolean };

/** A session that the server has just opened. */
export type SignIn = {
  token: string;
  user: SessionUser;
  /** Whether the session outlives the browser tab. */
  isRemembered: boolean;
  /** Whether the account was just registered: it takes over the preferences of this browser. @default false */
  isNew?: boolean;
};

export type Session = {
  getState: () => SessionState;
  /** The token to send with every call, or null. */
  getToken: () => string | null;
  subscribe: (listener: () => void) => () => void;
  /** Loads the user of the saved token: at the start, and when another tab signs in or out. */
  restore: (loadProfile: LoadProfile) => Promise<void>;
  signIn: (signIn: SignIn) => void;
  /** Replaces the signed-in user by a newer state of the same one. */
  update: (user: SessionUser) => void;
  /** Deletes token and user. */
  end: (cause?: { isBlocked: boolean }) => void;
};

/** Creates the session of this browser: a store of one token and its user. */
export function createSession(stores: SessionStores): Session {
  let token = readSavedSession(stores)?.token ?? null;
  const { getState, setState, subscribe } = createStore<SessionState>(() =>
    token ? { status: 'checking' } : { status: 'guest' },
  );
  const become = (next: SessionState) => setState(next, true);

  const end: Session['end'] = ({ isBlocked } = { isBlocked: false }) => {
    token = null;
    clearSavedSession(stores);
    become({ status: 'guest', ...(isBlocked ? { isBlocked } : {}) });
  };

  return {
    getState,
    getToken: () => token,
    subscribe,
    restore: async (loadProfile) => {
      const saved = readSavedSession(stores);
      if (!saved) {
        if (token) end();
        return;
      }
      if (saved.token === token && getState().status === 'signedIn') return;
      if (saved.token !== token) {
        token = saved.token;
        become({ status: 'checking' });
      }
      const user = await restoreUser(saved, loadProfile);
      if (token !== saved.token) return;
      if (!user) {
        end();
        return;
      }
      saveUser(stores, user);
      become({ status: 'signedIn', user });
    },
    signIn: (signIn) => {
      token = signIn.token;
      saveSession(stores, signIn);
      become({ status: 'signedIn', user: signIn.user, ...(signIn.isNew ? { isNew: true } : {}) });
    },
    update: (user) => {
      const state = getState();
      if (state.status !== 'signedIn' || state.user.id !== user.id) return;
      if (isSame(state.user, user)) return;
      saveUser(stores, user);
      become({ ...state, user });
    },
    end,
  };
}

const isSame = (one: SessionUser, other: SessionUser): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
