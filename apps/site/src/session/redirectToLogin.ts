import { type SignInReason, signInAddress } from './returnAddress.ts';

export type LoginRedirect = SignInReason & {
  /** The address to return to after the login. @default that of the window */
  from?: string;
  /** Opens an address. @default loads it as a new document */
  navigate?: (address: string) => void;
};

/** Sends the visitor to the login page, which brings them back afterwards. */
export function redirectToLogin({
  from = window.location.pathname + window.location.search,
  navigate = (address) => window.location.assign(address),
  ...reason
}: LoginRedirect = {}): void {
  navigate(signInAddress('/login', from, reason));
}
