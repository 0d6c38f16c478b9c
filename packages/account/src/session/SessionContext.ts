import type { SessionUser } from '@dreamfork/api-client';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './createSession.ts';

const SessionContext = createContext<Session | null>(null);

/** Gives everything below it the session: `<SessionProvider value={session}>`. */
export const SessionProvider = SessionContext;

/** The session itself, to sign in and out. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) {
    throw new Error(
      'Dreamfork: there is no session here, so nobody can sign in or out. Put <SessionProvider value={session}> around this component.',
    );
  }
  return session;
}

/** The state of the session; the component renders again when it changes. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}

/** The signed-in user, or null for a guest and during the check. */
export function useCurrentUser(): SessionUser | null {
  const state = useSessionState();
  return state.status === 'signedIn' ? state.user : null;
}
