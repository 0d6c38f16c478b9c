import { isPasswordValid, passwordRules } from '@dreamfork/api-client';

export type NewPassword = { currentPassword: string; newPassword: string; confirmPassword: string };

export type NewPasswordProblem = 'required' | 'short' | 'weak' | 'differ';

const isLong = (password: string): boolean =>
  passwordRules.every(({ code, test }) => code !== 'length' || test(password));

function problemOf(password: string): NewPasswordProblem | null {
  if (!password) return 'required';
  if (!isLong(password)) return 'short';
  return isPasswordValid(password) ? null : 'weak';
}

/** What is wrong with a change of the password, by field. */
export function checkNewPassword(
  { currentPassword, newPassword, confirmPassword }: NewPassword,
  hasPassword: boolean,
): Partial<Record<keyof NewPassword, NewPasswordProblem>> {
  const problem = problemOf(newPassword);
  return {
    ...(hasPassword && !currentPassword ? { currentPassword: 'required' } : {}),
    ...(problem ? { newPassword: problem } : {}),
    ...(newPassword === confirmPassword ? {} : { confirmPassword: 'differ' }),
  };
}
