import * as z from 'zod/mini';
import { isPasswordValid } from '../values/accounts.ts';
import { text } from './text.ts';

export const usernameMaximumLength = 50;
export const displayNameMaximumLength = 100;

/** Why a user name is refused. */
export type UsernameProblem = 'username-characters' | 'username-mixed-scripts';

// Letters with at most two marks each, digits, and single separators between them.
const permitted = /^(?:[\p{L}\p{Nd}]\p{M}{0,2})+(?:[ ._-](?:[\p{L}\p{Nd}]\p{M}{0,2})+)*$/u;

const alikeScripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/**
 * What is wrong with a user name, if anything. Signs that cannot be seen, or that turn the direction of
 * writing, are refused; so are names of letters that look alike in several scripts.
 */
export function usernameProblem(name: string): UsernameProblem | undefined {
  const composed = name.normalize('NFC');
  if (!permitted.test(composed)) return 'username-characters';
  const scripts = alikeScripts.filter((script) => script.test(composed));
  return scripts.length > 1 ? 'username-mixed-scripts' : undefined;
}

// Joiners stay: emoji and the scripts of Persia and India are written with them.
const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/** A name to be shown, without signs that cannot be seen or that turn the direction of writing. */
export const cleanDisplayName = (name: string): string => {
  const clean = name.replaceAll(unseen, '').replaceAll(/\s+/gu, ' ').trim();
  return /[^\s\p{Cf}]/u.test(clean) ? clean : '';
};

export const passwordMaximumLength = 200;

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
