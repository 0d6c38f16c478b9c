import type { UserListResponse, userListQuery } from '@dreamfork/api-client/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { toContainsPattern } from './user-keys.ts';
import { toUserListItem } from './user-views.ts';

type Query = z.output<typeof userListQuery>;

const filter = (query: Query, time: number) => (expression: ExpressionBuilder<Tables, 'users'>) => {
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
      .select([
        'id',
        'username',
        'email',
        'display_name',
        'status',
        'role',
        'premium_expires_at',
        'created_at',
      ])
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
