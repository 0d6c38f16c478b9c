import { isPasswordValid, passwordRules } from '@dreamfork/api-client';

export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
};

export type PasswordChangeProblem = 'required' | 'short' | 'weak' | 'differ';

const isLong = (password: string): boolean =>
  passwordRules.every(({ code, test }) => code !== 'length' || test(password));

function problemOf(password: string): PasswordChangeProblem | null {
  if (!password) return 'required';
  if (!isLong(password)) return 'short';
  return isPasswordValid(password) ? null : 'weak';
}

/** Problems of a password change, by field. */
export function checkPasswordChange(
  { currentPassword, newPassword, confirmPassword }: PasswordChange,
  hasPassword: boolean,
): Partial<Record<keyof PasswordChange, PasswordChangeProblem>> {
  const problem = problemOf(newPassword);
  return {
    ...(hasPassword && !currentPassword ? { currentPassword: 'required' } : {}),
    ...(problem ? { newPassword: problem } : {}),
    ...(newPassword === confirmPassword ? {} : { confirmPassword: 'differ' }),
  };
}
