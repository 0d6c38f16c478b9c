export { createSession, type Session, type SessionState, type SignIn } from './createSession.ts';
export { memoryStores } from './memoryStores.ts';
export { type LoadProfile, savedUser } from './restoreUser.ts';
export { SessionProvider, useCurrentUser, useSession, useSessionState } from './SessionContext.ts';
export { clearToken, readSession, readToken } from './savedToken.ts';
export {
  type KeyValueStorage,
  type SavedSession,
  type SessionStores,
  storageKeys,
} from './sessionStorage.ts';
