import { isPasswordValid, type RegistrationRequest } from '@dreamfork/api-client';

export type RegistrationForm = {
  username: string;
  displayName: string;
  email: string;
  password: string;
  confirmPassword: string;
  hasAcceptedTerms: boolean;
};

export type RegistrationField = keyof RegistrationForm;

export type RegistrationProblem = 'required' | 'passwordWeak' | 'passwordsDiffer' | 'termsRequired';

export type RegistrationProblems = Partial<Record<RegistrationField, RegistrationProblem>>;

export const emptyRegistration: RegistrationForm = {
  username: '',
  displayName: '',
  email: '',
  password: '',
  confirmPassword: '',
  hasAcceptedTerms: false,
};

const requiredFields = ['username', 'email', 'password', 'confirmPassword'] as const;

/** What keeps a registration from being sent, by field. */
export function checkRegistration(form: RegistrationForm): RegistrationProblems {
  const problems: RegistrationProblems = {};
  for (const field of requiredFields) {
    if (!form[field].trim()) problems[field] = 'required';
  }
  if (!problems.password && !isPasswordValid(form.password)) problems.password = 'passwordWeak';
  if (!problems.confirmPassword && form.confirmPassword !== form.password) {
    problems.confirmPassword = 'passwordsDiffer';
  }
  if (!form.hasAcceptedTerms) problems.hasAcceptedTerms = 'termsRequired';
  return problems;
}

/** The form as the server takes it. */
export const registrationRequest = (form: RegistrationForm): RegistrationRequest => ({
  username: form.username.trim(),
  email: form.email.trim(),
  password: form.password,
  confirmPassword: form.confirmPassword,
  ...(form.displayName.trim() ? { displayName: form.displayName.trim() } : {}),
});
