import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { UserFilters } from './count-users.ts';

/** The users that the filters leave, newest first. */
export const filterUsers = (
  database: Database,
  { status, role, isPremium }: UserFilters,
  time: number,
) =>
  database
    .selectFrom('users')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'Active'))
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'User'))
    // Both conditions keep to the order of creation: an index by the end of premium would need a sort.
    .$if(isPremium === 'true', (query) =>
      query
        .where('premium_expires_at', 'is not', null)
        .where(sql<boolean>`coalesce(premium_expires_at, 0) > ${time}`),
    )
    .$if(isPremium === 'false', (query) =>
      query.where(sql<boolean>`coalesce(premium_expires_at, 0) <= ${time}`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
