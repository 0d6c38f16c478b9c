import { ApiError } from '../../api-error.ts';
import type { Database, UserRow } from '../../db/schema.ts';
import { mediaStatus } from '../../db/tables/media.ts';
import type { Services } from '../services.ts';

export type MediaOwner = Pick<UserRow, 'id' | 'premium_expires_at'>;

/** The room that a user has for files, in bytes. */
export function quotaOf({ configuration: { media }, now }: Services, owner: MediaOwner): number {
  const isPremium = owner.premium_expires_at !== null && owner.premium_expires_at > now();
  return isPremium ? Math.max(media.premiumQuotaBytes, media.quotaBytes) : media.quotaBytes;
}

/** What the files of a user take, those that are arriving included. */
export async function usedSpace(
  database: Database,
  ownerId: string,
): Promise<{ bytes: number; count: number }> {
  const found = await database
    .selectFrom('media_files')
    .select((expression) => [
      expression.fn
        .coalesce(expression.fn.sum<number>('size_bytes'), expression.val(0))
        .as('bytes'),
      expression.fn.countAll<number>().as('count'),
    ])
    .where('owner_id', '=', ownerId)
    .where('status', '!=', mediaStatus.kept)
    .executeTakeFirstOrThrow();
  return { bytes: Number(found.bytes), count: Number(found.count) };
}

/** @throws ApiError `media-quota-exceeded` where a user has no room for this many more bytes. */
export async function requireRoom(
  services: Services,
  database: Database,
  { owner, bytes }: { owner: MediaOwner; bytes: number },
): Promise<void> {
  const used = await usedSpace(database, owner.id);
  if (used.bytes + bytes > quotaOf(services, owner)) throw new ApiError('media-quota-exceeded');
}
