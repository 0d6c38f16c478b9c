/** Where a sign-in leads when the visitor came from nowhere in particular. */
export const homeOfSignedIn = '/app/dashboard';

const parameters = { from: 'from', ended: 'ended' };

/** Why a session has ended: by itself or somewhere else, or because an administrator blocked its user. */
export type SessionEnd = 'ended' | 'blocked';

const endValues: Record<SessionEnd, string> = { ended: '1', blocked: 'blocked' };

/** Pages for who is not signed in: no place to return to. */
const entrances = [
  '/login',
  '/register',
  '/forgot-password',
  '/confirm-email',
  '/reset-password',
  '/decision',
  '/unsubscribe',
];

const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

export const isAuthPage = (address: string): boolean =>
  entrances.includes(address.split(/[?#]/)[0] ?? '');

export type SignInReason = {
  /** Absent where no session has ended. */
  end?: SessionEnd | undefined;
};

/** The address of a sign-in page that leads back to `from` afterwards. */
export function signInAddress(
  page: '/login' | '/register',
  from: string,
  { end }: SignInReason = {},
): string {
  const returns = isOwnPath(from) && from !== '/' && from !== homeOfSignedIn && !isAuthPage(from);
  const query = new URLSearchParams({
    ...(returns ? { [parameters.from]: from } : {}),
    ...(end ? { [parameters.ended]: endValues[end] } : {}),
  });
  return query.size > 0 ? `${page}?${query}` : page;
}

/** Where to go after signing in. Only addresses of this site are followed. */
export function returnAddress(search: string): string {
  return safeReturn(new URLSearchParams(search).get(parameters.from));
}

/** The address itself, if it is one to return to. */
export const safeReturn = (from: string | null): string =>
  from !== null && isOwnPath(from) && !isAuthPage(from) ? from : homeOfSignedIn;

/** Why a sign-in page was opened: a session has ended, or another page asked for it. */
export function signInCause(search: string): SessionEnd | 'asked' | 'free' {
  const end = new URLSearchParams(search).get(parameters.ended);
  if (end !== null) return end === endValues.blocked ? 'blocked' : 'ended';
  return returnAddress(search) === homeOfSignedIn ? 'free' : 'asked';
}
