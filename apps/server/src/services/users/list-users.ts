import type {
  UserListItem,
  UserListResponse,
  userExportQuery,
  userListQuery,
} from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { userContains } from '../../db/user-search.ts';
import type { Services } from '../services.ts';
import { countUsers, findPlace } from './count-users.ts';
import { filterUsers, searchUsers } from './search-users.ts';
import { liftEndedSuspensions } from './suspension.ts';
import { toUserListItem } from './user-views.ts';

type Query = z.output<typeof userListQuery>;

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

async function readPage(database: Database, query: Query, time: number) {
  const counts = await countUsers(database, query, time);
  const place = findPlace(counts, (query.page - 1) * query.pageSize);
  const users = place
    ? await filterUsers(database, query, time)
        .select(columns)
        .where('created_at', '<', place.createdBefore)
        .offset(place.offset)
        .limit(query.pageSize)
        .execute()
    : [];
  return { users, total: counts.reduce((sum, { count }) => sum + count, 0) };
}

async function readFound(database: Database, query: Query, time: number) {
  const { ids, searchedNewest } = await searchUsers(database, query, time);
  const start = (query.page - 1) * query.pageSize;
  const shown = ids.slice(start, start + query.pageSize);
  const users =
    shown.length === 0
      ? []
      : await database.selectFrom('users').select(columns).where('id', 'in', shown).execute();
  const order = new Map(shown.map((id, index) => [id, index]));
  users.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
  return {
    users,
    total: ids.length,
    ...(searchedNewest === undefined ? {} : { searchedNewest }),
  };
}

/** A page of the users that match, newest first. */
export async function listUsers(services: Services, query: Query): Promise<UserListResponse> {
  const { database, now } = services;
  await liftEndedSuspensions(services);
  const read = query.searchTerm ? readFound : readPage;
  const { users, total, ...rest } = await read(database, query, now());
  return {
    users: users.map(toUserListItem),
    total,
    totalPages: Math.ceil(total / query.pageSize),
    ...rest,
  };
}

/** How many rows of an export are in memory. */
const exportedAtOnce = 1000;

/** All users that match, newest first, page by page. */
export async function* readUsers(
  services: Services,
  { searchTerm, ...filters }: z.output<typeof userExportQuery>,
): AsyncGenerator<UserListItem[]> {
  const { database, now } = services;
  await liftEndedSuspensions(services);
  const matching = filterUsers(database, filters, now())
    .select(columns)
    .$if(Boolean(searchTerm), (query) => query.where(userContains(database, searchTerm ?? '')));
  let place: readonly [time: number, id: string] | undefined;
  do {
    const from = place;
    const users = await matching
      .$if(from !== undefined, (query) =>
        query.where((expression) =>
          expression(
            expression.refTuple('created_at', 'id'),
            '<',
            expression.tuple(from?.[0] ?? 0, from?.[1] ?? ''),
          ),
        ),
      )
      .limit(exportedAtOnce)
      .execute();
    yield users.map(toUserListItem);
    const last = users.at(-1);
    place = users.length === exportedAtOnce && last ? [last.created_at, last.id] : undefined;
  } while (place);
}
