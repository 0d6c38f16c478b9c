import { ApiError } from '../../api-error.ts';
import type { UserRow } from '../../db/schema.ts';
import type { Services } from '../services.ts';

export type Author = Pick<UserRow, 'id' | 'email_confirmed'>;

/** @throws ApiError `email-unconfirmed` where the operator requires a confirmed address. */
export function requireMayPublish({ configuration }: Services, author: Author): void {
  if (configuration.requireConfirmedEmail && author.email_confirmed !== 1) {
    throw new ApiError('email-unconfirmed');
  }
}
