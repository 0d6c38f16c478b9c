import * as z from 'zod/mini';
import {
  cleanDisplayName,
  displayNameMaximumLength,
  usernameMaximumLength,
  usernameProblem,
} from './names.ts';
import { isPasswordValid, passwordMaximumLength } from './password.ts';
import { text } from './text.ts';

export const username = text().check(
  z.trim(),
  z.normalize('NFC'),
  z.minLength(1),
  z.maxLength(usernameMaximumLength),
  z.refine((name) => name === '' || usernameProblem(name) !== 'username-characters', {
    error: 'username-characters',
    abort: true,
  }),
  z.refine((name) => usernameProblem(name) !== 'username-mixed-scripts', 'username-mixed-scripts'),
);

export const displayName = z.pipe(
  text().check(z.maxLength(displayNameMaximumLength)),
  z.transform(cleanDisplayName),
);

/** A password that somebody has; which rules it meets does not matter any more. */
export const heldPassword = text().check(z.minLength(1), z.maxLength(passwordMaximumLength));

/** Six digits of an authenticator app, or a recovery code. Spaces and case do not matter. */
export const secondFactorCode = text().check(z.trim(), z.minLength(1), z.maxLength(40));

/** A password that somebody chooses. */
export const chosenPassword = text().check(
  z.maxLength(passwordMaximumLength),
  z.refine(isPasswordValid, 'password-weak'),
);

/** Fails at `confirmPassword` unless it repeats the password. */
export const repeats = <Form extends { confirmPassword: string }>(
  passwordOf: (form: Form) => string,
) =>
  z.refine<Form>((form) => passwordOf(form) === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwords-differ',
  });

export const success = z.object({ success: z.literal(true) });
