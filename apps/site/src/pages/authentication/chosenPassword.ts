import { isPasswordValid } from '@dreamfork/api-client';

export type ChosenPassword = { password: string; confirmPassword: string };

export type ChosenPasswordProblem = 'required' | 'passwordWeak' | 'passwordsDiffer';

/** What is wrong with a chosen password and its repetition. */
export function checkChosenPassword({
  password,
  confirmPassword,
}: ChosenPassword): Partial<Record<keyof ChosenPassword, ChosenPasswordProblem>> {
  const repeated = checkRepetition(password, confirmPassword);
  const problem = password.trim()
    ? isPasswordValid(password)
      ? null
      : 'passwordWeak'
    : 'required';
  return {
    ...(problem ? { password: problem } : {}),
    ...(repeated ? { confirmPassword: repeated } : {}),
  };
}

function checkRepetition(password: string, repeated: string): ChosenPasswordProblem | null {
  if (!repeated.trim()) return 'required';
  return repeated === password ? null : 'passwordsDiffer';
}
