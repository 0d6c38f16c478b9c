import { setImmediate } from 'node:timers/promises';
import { normaliseText } from '@dreamfork/api-client/contract';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Database, Tables, UserRow } from '../../db/schema.ts';
import { pseudonymOf } from '../users/user-keys.ts';

type Entry = Selectable<Tables['audit_log']>;
type Erased = Pick<UserRow, 'id' | 'username'>;
type Entries = ExpressionBuilder<Tables, 'audit_log'>;

const atOnce = 50;

/** The text that a search of the audit log looks in. */
export const auditSearchText = ({
  actor_name,
  actor_id,
  target_name,
  target_id,
}: Pick<Entry, 'actor_name' | 'actor_id' | 'target_name' | 'target_id'>): string =>
  normaliseText(
    [actor_name, actor_id, target_name, target_id].filter((text) => text !== null).join(' '),
  );

const isActor = (entry: Entries, { id }: Erased) =>
  entry.and([entry('actor_id', '=', id), entry('actor_name', '!=', pseudonymOf(id))]);

const isTarget = (entry: Entries, { id }: Erased) =>
  entry.and([
    entry('target_id', '=', id),
    entry('target_kind', '=', 'user'),
    entry('target_name', '!=', pseudonymOf(id)),
  ]);

/** An entry about a comment has the name of who wrote it. */
const isAuthor = (entry: Entries, { username }: Erased) =>
  entry.and([entry('target_kind', '=', 'comment'), entry('target_name', '=', username)]);

async function forgetIn(
  database: Database,
  user: Erased,
  { isNamed, column }: { isNamed: typeof isActor; column: 'actor_name' | 'target_name' },
): Promise<void> {
  for (;;) {
    const entries = await database
      .selectFrom('audit_log')
      .selectAll()
      .where((entry) => isNamed(entry, user))
      .limit(atOnce)
      .execute();
    for (const entry of entries) {
      const change = { [column]: pseudonymOf(user.id) };
      await database
        .updateTable('audit_log')
        .set({ ...change, search_text: auditSearchText({ ...entry, ...change }) })
        .where('id', '=', entry.id)
        .execute();
    }
    if (entries.length < atOnce) return;
    // SQLite works on the main thread: between batches the server answers requests.
    await setImmediate();
  }
}

/** Puts a pseudonym in the place of a user's name in the audit log, also under names that they had before. */
export async function forgetNames(database: Database, user: Erased): Promise<void> {
  const earlier = await database
    .selectFrom('audit_log')
    .select('target_name as name')
    .distinct()
    .where((entry) => isTarget(entry, user))
    .union(
      database
        .selectFrom('audit_log')
        .select('actor_name as name')
        .distinct()
        .where((entry) => isActor(entry, user)),
    )
    .execute();
  const names = new Set([user.username, ...earlier.map(({ name }) => name ?? '')]);
  for (const username of names) {
    await forgetIn(database, { ...user, username }, { isNamed: isAuthor, column: 'target_name' });
    await database
      .updateTable('case_notes')
      .set({ author_name: pseudonymOf(user.id) })
      .where('author_name', '=', username)
      .execute();
  }
  await forgetIn(database, user, { isNamed: isTarget, column: 'target_name' });
  await forgetIn(database, user, { isNamed: isActor, column: 'actor_name' });
}
