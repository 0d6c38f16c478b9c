/** Where a sign-in leads when the visitor came from nowhere in particular. */
export const homeOfSignedIn = '/app/dashboard';

const parameters = { from: 'from', ended: 'ended' };

/** Pages for who is not signed in: no place to return to. */
const entrances = ['/login', '/register', '/forgot-password', '/confirm-email', '/reset-password'];

const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

export const isAuthPage = (address: string): boolean =>
  entrances.includes(address.split(/[?#]/)[0] ?? '');

export type SignInReason = {
  /** A session has ended by itself, or somewhere else. @default false */
  hasEnded?: boolean;
};

/** The address of a sign-in page that leads back to `from` afterwards. */
export function signInAddress(
  page: '/login' | '/register',
  from: string,
  { hasEnded = false }: SignInReason = {},
): string {
  const returns = isOwnPath(from) && from !== '/' && from !== homeOfSignedIn && !isAuthPage(from);
  const query = new URLSearchParams({
    ...(returns ? { [parameters.from]: from } : {}),
    ...(hasEnded ? { [parameters.ended]: '1' } : {}),
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
export function signInCause(search: string): 'ended' | 'asked' | 'free' {
  if (new URLSearchParams(search).has(parameters.ended)) return 'ended';
  return returnAddress(search) === homeOfSignedIn ? 'free' : 'asked';
}
