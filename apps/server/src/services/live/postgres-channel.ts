import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../db/schema.ts';
import type { Channel } from './channel.ts';

const name = 'dreamfork_live';
const patience = 5000;
const retryAfter = 2000;
/** How often the connection that listens is asked whether it still lives. */
const askEvery = 15_000;

type Options = { url: string; onLost: (error: Error) => void };

/** `NOTIFY` on a connection of the pool, `LISTEN` on a connection of its own. */
export function createPostgresChannel(database: Database, { url, onLost }: Options): Channel {
  let isClosed = false;
  let connected: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;

  function lose(client: pg.Client, error: Error, handler: (text: string) => void): void {
    if (connected !== client) return;
    connected = undefined;
    client.end().catch(() => {});
    if (isClosed) return;
    onLost(error);
    retry = setTimeout(() => connect(handler), retryAfter).unref();
  }

  function connect(handler: (text: string) => void): void {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
    });
    connected = client;
    const fail = (error: Error) => lose(client, error, handler);
    client.on('error', fail);
    client.on('end', () => fail(new Error('The connection that listens has ended.')));
    client.on('notification', ({ payload }) => handler(payload ?? ''));
    client
      .connect()
      .then(() => client.query(`listen ${name}`))
      .catch(fail);
  }

  return {
    publish: (text) => sql`select pg_notify(${name}, ${text})`.execute(database),
    subscribe(handler) {
      connect(handler);
      asking = setInterval(() => {
        const client = connected;
        client?.query('select 1').catch((error: Error) => lose(client, error, handler));
      }, askEvery).unref();
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(asking);
      await connected?.end().catch(() => {});
    },
  };
}
