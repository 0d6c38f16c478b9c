import { roles, type UserStatistics, userStatuses } from '@dreamfork/api-client/contract';
import type { Services } from '../services.ts';
import { liftEndedSuspensions } from './suspension.ts';

const onlineFor = 5 * 60 * 1000;

const startOfMonth = (time: number, monthsBack = 0): number => {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsBack, 1);
};

const countsOf = <Key extends string>(
  keys: readonly Key[],
  rows: readonly { key: Key; count: number }[],
): Record<Key, number> =>
  Object.fromEntries(
    keys.map((key) => [key, rows.find((row) => row.key === key)?.count ?? 0]),
  ) as Record<Key, number>;

/** Statistics of all users, with those of the previous month where there is one. */
export async function readUserStatistics(services: Services): Promise<UserStatistics> {
  const { database, now } = services;
  await liftEndedSuspensions(services);
  const time = now();
  const thisMonth = startOfMonth(time);
  const lastMonth = startOfMonth(time, 1);
  const sumBy = <Key extends 'role' | 'status'>(key: Key) =>
    database
      .selectFrom('user_counts')
      .select((expression) => [
        expression.ref(key).as('key'),
        expression.fn.sum<number>('count').as('count'),
      ])
      .groupBy(key)
      .execute();
  const createdFrom = (since: number, until = Number.MAX_SAFE_INTEGER) =>
    database
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('created_at', '>=', since)
      .where('created_at', '<', until)
      .executeTakeFirstOrThrow();
  const [byRole, byStatus, newThisMonth, newLastMonth, online] = await Promise.all([
    sumBy('role'),
    sumBy('status'),
    createdFrom(thisMonth),
    createdFrom(lastMonth, thisMonth),
    database
      .selectFrom('sessions')
      .select(({ fn }) => fn.count<number>('user_id').distinct().as('count'))
      .where('last_seen_at', '>', time - onlineFor)
      .executeTakeFirstOrThrow(),
  ]);
  const usersByStatus = countsOf(userStatuses, byStatus);
  const totalUsers = byStatus.reduce((sum, { count }) => sum + count, 0);
  const totalBefore = totalUsers - newThisMonth.count;
  return {
    totalUsers,
    activeUsers: usersByStatus.Active,
    newUsersThisMonth: newThisMonth.count,
    onlineUsers: online.count,
    usersByRole: countsOf(roles, byRole),
    usersByStatus,
    ...(totalBefore > 0
      ? { previous: { totalUsers: totalBefore, newUsersThisMonth: newLastMonth.count } }
      : {}),
  };
}
