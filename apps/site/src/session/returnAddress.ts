/** Where a sign-in leads when the visitor came from nowhere in particular. */
export const homeOfSignedIn = '/app/dashboard';

const parameter = 'from';
const signInPages = ['/login', '/register'];

const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

export const isSignInPage = (address: string): boolean =>
  signInPages.includes(address.split(/[?#]/)[0] ?? '');

/** The address of a sign-in page that leads back to `from` afterwards. */
export function signInAddress(page: '/login' | '/register', from: string): string {
  const returns = isOwnPath(from) && from !== '/' && from !== homeOfSignedIn && !isSignInPage(from);
  return returns ? `${page}?${new URLSearchParams({ [parameter]: from })}` : page;
}

/** Where to go after signing in. Only addresses of this site are followed. */
export function returnAddress(search: string): string {
  const from = new URLSearchParams(search).get(parameter) ?? '';
  return isOwnPath(from) && !isSignInPage(from) ? from : homeOfSignedIn;
}
