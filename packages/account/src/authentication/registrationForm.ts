import type { RegistrationRequest } from '@dreamfork/api-client';
import { checkNewPassword, type NewPasswordProblem } from './newPassword.ts';

export type RegistrationForm = {
  username: string;
  displayName: string;
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
};

export type RegistrationProblem = NewPasswordProblem | 'termsRequired';

export type RegistrationProblems = Partial<Record<keyof RegistrationForm, RegistrationProblem>>;

export const emptyRegistration: RegistrationForm = {
  username: '',
  displayName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

/** Problems that prevent a registration, by field. */
export const checkRegistration = (form: RegistrationForm): RegistrationProblems => ({
  ...(form.username.trim() ? {} : { username: 'required' }),
  ...(form.email.trim() ? {} : { email: 'required' }),
  ...checkNewPassword(form),
  ...(form.terms ? {} : { terms: 'termsRequired' }),
});

/** The request for the values of the form. */
export const registrationRequest = (form: RegistrationForm): RegistrationRequest => ({
  username: form.username.trim(),
  email: form.email.trim(),
  password: form.password,
  confirmPassword: form.confirmPassword,
  ...(form.displayName.trim() ? { displayName: form.displayName.trim() } : {}),
});
