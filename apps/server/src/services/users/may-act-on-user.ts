import { mayCall } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import { isPostgres } from '../../db/engine.ts';
import type { Database, UserRow } from '../../db/schema.ts';
import type { Actor } from '../audit/record-act.ts';
import { isBlocked } from './user-views.ts';

/** The user that an administrator acts on. */
export type Target = { id: string; actor: Actor };

/** Who may act: administrators on everyone, or also moderators on users. */
type Rule = { by?: 'admin' | 'moderator' };

/**
 * Reads actor and target and holds them until the transaction ends, so that two administrators cannot block each
 * other or take the role from each other. The actor remains, so there is always an administrator.
 * @throws ApiError `own-account`, `forbidden`, `user-not-found`, or `staff-protected` where a moderator acts on staff.
 */
export async function requireMayActOnUser(
  transaction: Database,
  { id, actor, by = 'admin' }: Target & Rule,
): Promise<UserRow> {
  if (id === actor.id) throw new ApiError('own-account');
  const users = await transaction
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [id, actor.id])
    .orderBy('id')
    // SQLite runs one write transaction at a time.
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  const acting = users.find((user) => user.id === actor.id);
  const mayAct = acting && mayCall(by, acting.role) && !isBlocked(acting.status);
  if (!mayAct) throw new ApiError('forbidden');
  const user = users.find((one) => one.id === id);
  if (!user) throw new ApiError('user-not-found');
  if (acting.role !== 'Admin' && user.role !== 'User') throw new ApiError('staff-protected');
  return user;
}
