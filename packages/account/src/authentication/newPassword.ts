import { isPasswordValid } from '@dreamfork/api-client';

export type NewPassword = { password: string; confirmPassword: string };

export type NewPasswordProblem = 'required' | 'passwordWeak' | 'passwordsDiffer';

function passwordProblem(password: string): NewPasswordProblem | null {
  if (!password.trim()) return 'required';
  return isPasswordValid(password) ? null : 'passwordWeak';
}

function confirmationProblem({
  password,
  confirmPassword,
}: NewPassword): NewPasswordProblem | null {
  if (!confirmPassword.trim()) return 'required';
  return confirmPassword === password ? null : 'passwordsDiffer';
}

/** Problems of a new password and its confirmation, by field. */
export function checkNewPassword(
  form: NewPassword,
): Partial<Record<keyof NewPassword, NewPasswordProblem>> {
  const password = passwordProblem(form.password);
  const confirmPassword = confirmationProblem(form);
  return {
    ...(password ? { password } : {}),
    ...(confirmPassword ? { confirmPassword } : {}),
  };
}
