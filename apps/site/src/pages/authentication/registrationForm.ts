import type { RegistrationRequest } from '@dreamfork/api-client';
import { type ChosenPasswordProblem, checkChosenPassword } from './chosenPassword.ts';

export type RegistrationForm = {
  username: string;
  displayName: string;
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
};

export type RegistrationProblem = ChosenPasswordProblem | 'termsRequired';

export type RegistrationProblems = Partial<Record<keyof RegistrationForm, RegistrationProblem>>;

export const emptyRegistration: RegistrationForm = {
  username: '',
  displayName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

/** What keeps a registration from being sent, by field. */
export const checkRegistration = (form: RegistrationForm): RegistrationProblems => ({
  ...(form.username.trim() ? {} : { username: 'required' }),
  ...(form.email.trim() ? {} : { email: 'required' }),
  ...checkChosenPassword(form),
  ...(form.terms ? {} : { terms: 'termsRequired' }),
});

/** The form as the server takes it. */
export const registrationRequest = (form: RegistrationForm): RegistrationRequest => ({
  username: form.username.trim(),
  email: form.email.trim(),
  password: form.password,
  confirmPassword: form.confirmPassword,
  ...(form.displayName.trim() ? { displayName: form.displayName.trim() } : {}),
});
