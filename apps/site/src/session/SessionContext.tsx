import type { SessionUser } from '@dreamfork/api-client';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './createSession.ts';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session itself, to sign in and out. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** What the session knows now. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}

/** The signed-in user, or null for a guest and during the check. */
export function useCurrentUser(): SessionUser | null {
  const state = useSessionState();
  return state.status === 'signedIn' ? state.user : null;
}
