/** The password rules of registration, in the order in which the checklist shows them. */
export const passwordRules = [
  { code: 'length', test: (password: string) => password.length >= 6 },
  { code: 'uppercase', test: (password: string) => /[A-Z]/.test(password) },
  { code: 'lowercase', test: (password: string) => /[a-z]/.test(password) },
  { code: 'digit', test: (password: string) => /[0-9]/.test(password) },
] as const;

export type PasswordRuleCode = (typeof passwordRules)[number]['code'];

export const passwordMaximumLength = 200;

/** Whether a password meets every rule. */
export const isPasswordValid = (password: string): boolean =>
  passwordRules.every((rule) => rule.test(password));
