import { roles, type UserStatistics, userStatuses } from '@dreamfork/api-client/contract';
import type { Services } from '../services.ts';

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
export async function readUserStatistics({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<UserStatistics> {
  const time = now();
  const thisMonth = startOfMonth(time);
  const lastMonth = startOfMonth(time, 1);
  const users = database.selectFrom('users');
  const [byRole, byStatus, figures] = await Promise.all([
    users
      .select((expression) => ['role as key', expression.fn.countAll<number>().as('count')])
      .groupBy('role')
      .execute(),
    users
      .select((expression) => ['status as key', expression.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
    users
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn.countAll<number>().filterWhere('created_at', '>=', thisMonth).as('new_this_month'),
        fn
          .countAll<number>()
          .filterWhere('created_at', '>=', lastMonth)
          .filterWhere('created_at', '<', thisMonth)
          .as('new_last_month'),
        fn
          .countAll<number>()
          .filterWhere('last_seen_at', '>', time - onlineFor)
          .as('online'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const usersByStatus = countsOf(userStatuses, byStatus);
  const totalBefore = figures.total - figures.new_this_month;
  return {
    totalUsers: figures.total,
    activeUsers: usersByStatus.Active,
    newUsersThisMonth: figures.new_this_month,
    onlineUsers: figures.online,
    usersByRole: countsOf(roles, byRole),
    usersByStatus,
    ...(totalBefore > 0
      ? { previous: { totalUsers: totalBefore, newUsersThisMonth: figures.new_last_month } }
      : {}),
  };
}
