import type { FixtureUser } from '../fixtures/index.ts';
import { type Refusal, refuse } from './refuse.ts';

/** The refusal of an act that needs the password, unless it is right. */
export const wrongPassword = (
  user: FixtureUser,
  password: string | undefined,
): Refusal | undefined =>
  user.hasPassword && user.password !== password
    ? refuse('password-wrong', { errors: [{ code: 'password-wrong', path: 'currentPassword' }] })
    : undefined;
