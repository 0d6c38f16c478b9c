import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../db/schema.ts';
import type { Channel, Listener } from './channel.ts';

const name = 'dreamfork_live';
const patience = 5000;
const retryAfter = 2000;
/** Messages that wait for the one before them. */
const waitingMaximum = 1000;
/** How often the connection that listens is asked whether it still lives. */
const askEvery = 15_000;

/** A message that a crash loses is of no use after it: its commit does not wait for the disk. */
const notify = (database: Database, text: string) =>
  sql`select set_config('synchronous_commit', 'off', true), pg_notify(${name}, ${text})`.execute(
    database,
  );

type Options = { url: string; onLost: (error: Error) => void };

/** `NOTIFY` on a connection of the pool, `LISTEN` on a connection of its own. */
export function createPostgresChannel(database: Database, { url, onLost }: Options): Channel {
  let isClosed = false;
  let connected: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;
  /** One after the other: on several connections of the pool they would overtake each other. */
  let sending: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function lose(client: pg.Client, error: Error, listener: Listener): void {
    if (connected !== client) return;
    connected = undefined;
    client.end().catch(() => {});
    if (isClosed) return;
    onLost(error);
    retry = setTimeout(() => connect(listener), retryAfter).unref();
  }

  function connect(listener: Listener): void {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
    });
    connected = client;
    const fail = (error: Error) => lose(client, error, listener);
    client.on('error', fail);
    client.on('end', () => fail(new Error('The connection that listens has ended.')));
    client.on('notification', ({ payload }) => listener.onMessage(payload ?? ''));
    client
      .connect()
      .then(() => client.query(`listen ${name}`))
      .then(listener.onReady)
      .catch(fail);
  }

  return {
    async publish(text) {
      if (waiting >= waitingMaximum) throw new Error('Too many messages wait for the database.');
      waiting += 1;
      const sent = sending
        .then(() => notify(database, text))
        .finally(() => {
          waiting -= 1;
        });
      sending = sent.catch(() => {});
      return sent;
    },
    subscribe(listener) {
      connect(listener);
      asking = setInterval(() => {
        const client = connected;
        client?.query('select 1').catch((error: Error) => lose(client, error, listener));
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
