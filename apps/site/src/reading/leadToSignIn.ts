import { leaveToSignIn } from '../session/leaveToSignIn.ts';
import { clearToken, readToken } from '../session/savedToken.ts';

/** Sends a reader to sign in and back: a guest who wants to take part, or one whose session has ended. */
export function leadToSignIn(): void {
  const hasEnded = readToken() !== null;
  clearToken();
  leaveToSignIn({ hasEnded });
}
