import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether a database, or a transaction of it, is PostgreSQL. */
export const isPostgres = <Tables>(database: Kysely<Tables>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;
