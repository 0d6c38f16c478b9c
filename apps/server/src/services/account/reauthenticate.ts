import { ApiError } from '../../api-error.ts';
import type { Viewer } from '../authentication/sessions.ts';
import type { Services } from '../services.ts';

const freshFor = 10 * 60 * 1000;

/**
 * Confirms a sensitive call beyond the session: by the password, or, for an account without one, by a sign-in
 * of the last ten minutes.
 * @throws ApiError `password-wrong` or `sign-in-too-old`.
 */
export async function reauthenticate(
  { passwords, now }: Services,
  { user, startedAt }: Viewer,
  currentPassword: string | undefined,
): Promise<void> {
  if (user.password_hash === null) {
    if (startedAt < now() - freshFor) throw new ApiError('sign-in-too-old');
    return;
  }
  const isRight =
    currentPassword !== undefined && (await passwords.verify(user.password_hash, currentPassword));
  if (isRight) return;
  throw new ApiError('password-wrong', {
    errors: [{ code: 'password-wrong', path: 'currentPassword' }],
  });
}
