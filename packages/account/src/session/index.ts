export {
  createSession,
  type LoadProfile,
  type Session,
  type SessionState,
  type SignIn,
  savedUser,
} from './createSession.ts';
export { memoryStores } from './memoryStores.ts';
export { SessionProvider, useCurrentUser, useSession, useSessionState } from './SessionContext.ts';
export { clearToken, readSession, readToken } from './savedToken.ts';
export {
  type KeyValueStorage,
  type SavedSession,
  type SessionStores,
  storageKeys,
} from './sessionStorage.ts';
