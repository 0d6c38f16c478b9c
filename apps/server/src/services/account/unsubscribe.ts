import { createHmac, timingSafeEqual } from 'node:crypto';
import { accountMailRoutes, emailLinkPages, routePath } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { UnsubscribeLinks } from '../mail/write-email.ts';
import type { Services, UnsubscribeTokens } from '../services.ts';

const signatureLength = 16;

/** Creates the tokens; every process with the same secret reads them. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = createHmac('sha256', secret).update('unsubscribe').digest();
  const sign = (userId: string): Buffer =>
    createHmac('sha256', key).update(userId).digest().subarray(0, signatureLength);

  return {
    issue: (userId) =>
      `${Buffer.from(userId).toString('base64url')}.${sign(userId).toString('base64url')}`,
    read(token) {
      const [id = '', signature = ''] = token.split('.');
      const userId = Buffer.from(id, 'base64url').toString();
      const given = Buffer.from(signature, 'base64url');
      return given.length === signatureLength && timingSafeEqual(given, sign(userId))
        ? userId
        : undefined;
    },
  };
}

export function unsubscribeLinks(
  { unsubscribeTokens }: Services,
  { userId, siteAddress }: { userId: string; siteAddress: string },
): UnsubscribeLinks {
  const token = unsubscribeTokens.issue(userId);
  return {
    page: `${siteAddress}${emailLinkPages.unsubscribe}#token=${token}`,
    oneClick: `${siteAddress}${routePath(accountMailRoutes.unsubscribe, undefined, { token })}`,
  };
}

/**
 * Turns the emails of a user off. No account is as good as one without emails.
 * @throws ApiError `link-expired` for a token that was not issued here.
 */
export async function unsubscribe(
  { database, unsubscribeTokens }: Services,
  token: string,
): Promise<void> {
  const userId = unsubscribeTokens.read(token);
  if (userId === undefined) throw new ApiError('link-expired');
  await database.updateTable('users').set({ notifications: 0 }).where('id', '=', userId).execute();
}
