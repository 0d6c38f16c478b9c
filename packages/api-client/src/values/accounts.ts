/** The pages of the site that links in emails open; the token is in the fragment. */
export const emailLinkPages = {
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  /** Decisions about a blocked account. */
  decision: '/decision',
  /** Turns emails of the notifications preference off. */
  unsubscribe: '/unsubscribe',
} as const;

/** The password rules of registration, in the order in which the checklist shows them. */
export const passwordRules = [
  { code: 'length', test: (password: string) => password.length >= 6 },
  { code: 'uppercase', test: (password: string) => /[A-Z]/.test(password) },
  { code: 'lowercase', test: (password: string) => /[a-z]/.test(password) },
  { code: 'digit', test: (password: string) => /[0-9]/.test(password) },
] as const;

/** Whether a password meets every rule. */
export const isPasswordValid = (password: string): boolean =>
  passwordRules.every((rule) => rule.test(password));

export type PasswordRuleCode = (typeof passwordRules)[number]['code'];

export const roles = ['User', 'Moderator', 'Admin'] as const;

export const userStatuses = ['Active', 'Suspended', 'Banned', 'Inactive', 'Pending'] as const;
export type Role = (typeof roles)[number];

/** The numbers that stand for roles in the specification. */
export const roleNumbers: Readonly<Record<number, Role>> = {
  1: 'User',
  2: 'Moderator',
  3: 'Admin',
};

export type UserStatus = (typeof userStatuses)[number];

/** Where a browser is sent to sign in with Google; afterwards it is at `/login`, with a code in the fragment. */
export const googleStartPath = (returnTo?: string): string =>
  returnTo ? `${googlePaths.start}?${new URLSearchParams({ returnTo })}` : googlePaths.start;

/** The name under which the code stands in the fragment of `/login`, however the sign-in went. */
export const googleFragmentName = 'google';

/** The page that a browser leaves for Google through, and the one it comes back to. */
export const googlePaths = { start: '/auth/google', callback: '/auth/google/callback' } as const;
