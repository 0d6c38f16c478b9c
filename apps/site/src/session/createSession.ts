import type { SessionUser } from '@dreamfork/api-client';
import { type LoadProfile, restoreUser } from './restoreUser.ts';
import {
  clearSavedSession,
  readSavedSession,
  type SessionStores,
  saveSession,
  saveUser,
} from './sessionStorage.ts';

export type SessionState =
  | { status: 'checking' }
  | { status: 'guest' }
  | { status: 'signedIn'; user: SessionUser; isNew?: boolean };

export type SignIn = {
  token: string;
  user: SessionUser;
  isRemembered: boolean;
  /** The account was made just now: what its owner chose before holds for it. @default false */
  isNew?: boolean;
};

export type Session = {
  getState: () => SessionState;
  /** The token to send with every call, or null. */
  getToken: () => string | null;
  subscribe: (listener: () => void) => () => void;
  /** Finds out whose the saved token is: at the start, and when another tab signs in or out. */
  restore: (loadProfile: LoadProfile) => Promise<void>;
  signIn: (signIn: SignIn) => void;
  /** Takes in what has changed about the signed-in user. */
  update: (user: SessionUser) => void;
  /** Forgets token and user. */
  end: () => void;
};

/** The session of this browser: one token, one user, and everyone who wants to hear of changes. */
export function createSession(stores: SessionStores): Session {
  let token = readSavedSession(stores)?.token ?? null;
  let state: SessionState = token ? { status: 'checking' } : { status: 'guest' };
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const end = () => {
    token = null;
    clearSavedSession(stores);
    become({ status: 'guest' });
  };

  return {
    getState: () => state,
    getToken: () => token,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: async (loadProfile) => {
      const saved = readSavedSession(stores);
      if (!saved) {
        if (token) end();
        return;
      }
      if (saved.token === token && state.status === 'signedIn') return;
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
