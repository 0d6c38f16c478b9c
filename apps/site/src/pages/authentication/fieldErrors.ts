import type { ApiError, ErrorCode } from '@dreamfork/api-client';
import type { RegistrationField } from './registrationForm.ts';

export type FieldErrors = Partial<Record<RegistrationField, string | undefined>>;

const fieldOfCode: Partial<Record<ErrorCode, RegistrationField>> = {
  'email-taken': 'email',
  'username-taken': 'username',
};

const fields: readonly RegistrationField[] = [
  'username',
  'displayName',
  'email',
  'password',
  'confirmPassword',
];

/** What the server says against single fields of a registration. */
export function fieldErrors(error: ApiError): FieldErrors {
  if (error.kind !== 'http') return {};
  const errors: FieldErrors = {};
  for (const { path, message } of error.errors ?? []) {
    const field = fields.find((name) => name === path);
    if (field && message) errors[field] = message;
  }
  const taken = Object.entries(fieldOfCode).find(([code]) => code === error.code)?.[1];
  if (taken) errors[taken] = error.message;
  return errors;
}
