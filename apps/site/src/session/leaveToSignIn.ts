import { type SignInReason, signInAddress } from './returnAddress.ts';

/** Leaves a page that stands apart from the site's router to sign in, and leads back to it afterwards. */
export function leaveToSignIn(reason: SignInReason): void {
  const { pathname, search } = window.location;
  window.location.assign(signInAddress('/login', pathname + search, reason));
}
