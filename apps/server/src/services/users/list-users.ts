import type {
  UserListItem,
  UserListResponse,
  userExportQuery,
  userListQuery,
} from '@dreamfork/api-client/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { toContainsPattern } from './user-keys.ts';
import { toUserListItem } from './user-views.ts';

type Query = z.output<typeof userListQuery>;

type Filters = z.output<typeof userExportQuery>;

const filter =
  (query: Filters, time: number) => (expression: ExpressionBuilder<Tables, 'users'>) => {
    const conditions = [];
    if (query.searchTerm) {
      const pattern = toContainsPattern(query.searchTerm);
      conditions.push(sql<boolean>`users.search_text like ${pattern} escape '\\'`);
    }
    if (query.status) conditions.push(expression('status', '=', query.status));
    if (query.role) conditions.push(expression('role', '=', query.role));
    if (query.isPremium === 'true') conditions.push(expression('premium_expires_at', '>', time));
    if (query.isPremium === 'false') {
      conditions.push(
        expression.or([
          expression('premium_expires_at', 'is', null),
          expression('premium_expires_at', '<=', time),
        ]),
      );
    }
    return expression.and(conditions);
  };

const columns = [
  'id',
  'username',
  'email',
  'display_name',
  'status',
  'role',
  'premium_expires_at',
  'created_at',
] as const;

/** A page of the users that match, newest first. */
export async function listUsers(
  { database, now }: Pick<Services, 'database' | 'now'>,
  query: Query,
): Promise<UserListResponse> {
  const matching = database.selectFrom('users').where(filter(query, now()));
  const [{ total }, users] = await Promise.all([
    matching
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    matching
      .select(columns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
  ]);
  return {
    users: users.map(toUserListItem),
    total,
    totalPages: Math.ceil(total / query.pageSize),
  };
}

/** How many rows of an export are in memory. */
const exportedAtOnce = 1000;

/** All users that match, newest first, page by page. */
export async function* readUsers(
  { database, now }: Pick<Services, 'database' | 'now'>,
  filters: Filters,
): AsyncGenerator<UserListItem[]> {
  const matching = database.selectFrom('users').where(filter(filters, now()));
  let place: readonly [time: number, id: string] | undefined;
  do {
    const from = place;
    const users = await matching
      .select(columns)
      .$if(from !== undefined, (query) =>
        query.where((expression) =>
          expression(
            expression.refTuple('created_at', 'id'),
            '<',
            expression.tuple(from?.[0] ?? 0, from?.[1] ?? ''),
          ),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(exportedAtOnce)
      .execute();
    yield users.map(toUserListItem);
    const last = users.at(-1);
    place = users.length === exportedAtOnce && last ? [last.created_at, last.id] : undefined;
  } while (place);
}
