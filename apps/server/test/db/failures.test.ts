import { join } from 'node:path';
import SqliteConnection from 'better-sqlite3';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { servingLimits } from '../../src/db/engine.ts';
import { databaseErrorCode } from '../../src/db/failures.ts';
import { connectionsMaximum, openPostgres } from '../../src/db/postgres.ts';
import { sqliteFileName } from '../../src/db/sqlite.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnBothEngines, type Place } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { sampleForm } from '../support/forms.ts';
import { startSilenceableProxy } from '../support/silenceable-proxy.ts';
import { openTestServer, startTestServer } from '../support/test-server.ts';

/** Holds what every save needs, from outside of the server. Gives the function that lets go. */
async function holdStories({ databaseUrl, dataDirectory }: Place): Promise<() => Promise<void>> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('begin; lock table stories in exclusive mode');
    return () => client.end();
  }
  const connection = new SqliteConnection(join(dataDirectory, sqliteFileName));
  connection.exec('begin immediate');
  return async () => void connection.close();
}

test.each([
  ['storage-full', { code: 'SQLITE_FULL' }],
  ['storage-full', { code: 'ENOSPC' }],
  ['storage-full', { code: '53100' }],
  ['server-busy', { code: 'SQLITE_BUSY_SNAPSHOT' }],
  ['server-busy', { code: '57014' }],
  ['server-busy', { message: 'Query read timeout' }],
  ['server-busy', { message: 'timeout exceeded when trying to connect' }],
  [undefined, { code: '23505' }],
  [undefined, { message: 'SQLITE_FULL' }],
])('a failure of the database means %s: %j', (code, failure) => {
  expect(databaseErrorCode(Object.assign(new Error(), failure))).toBe(code);
});

describeOnBothEngines('a database that fails', (engine) => {
  const server = openTestServer(engine);

  test('makes no save wait for a lock for ever', async () => {
    const { send, place } = server();
    const { token } = await registerAccount(send, 'waiting');
    const { id } = await saveNew(send, token);
    const path = `/api/StoryManagement/${id}`;
    const letGo = await holdStories(place);
    const answer = await send('PUT', path, { token, body: sampleForm() });
    await letGo();
    expectError(answer, 503, 'server-busy');
    expect(answer.headers['retry-after']).toBe('5');
    expect((await send('PUT', path, { token, body: sampleForm() })).status).toBe(200);
  });

  test('is told by the health of the server', async () => {
    const { send, services, stop } = await startTestServer(engine);
    await services.database.destroy();
    const { status, body } = await send('GET', '/health');
    expect(status).toBe(503);
    expect(body).toMatchObject({ status: 'error', services: [{}, { status: 'down' }, {}, {}] });
    await stop();
  });

  test.runIf(engine === 'sqlite')('says that the disk is full, and goes on after', async () => {
    const { send, services } = server();
    const { database } = services;
    const { token } = await registerAccount(send, 'full');
    // Of the connection that writes.
    const limitPages = (count: number) =>
      database
        .transaction()
        .execute((transaction) => sql.raw(`pragma max_page_count = ${count}`).execute(transaction));
    await limitPages(1);
    const words = 'д'.repeat(9000);
    const save = () => {
      const body = sampleForm({ description: words });
      return send('POST', '/api/StoryManagement/create', { token, body });
    };
    expectError(await save(), 507, 'storage-full');
    const fill = database.transaction().execute(async (transaction) => {
      await sql`create table filling (text text)`.execute(transaction);
      for (;;) await sql`insert into filling values (${words})`.execute(transaction);
    });
    await expect(fill).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await limitPages(1_000_000);
    expect((await save()).status).toBe(201);
  });

  test.runIf(engine === 'postgres')('names what broke a transaction off', async () => {
    const { database } = server().services;
    const broken = database
      .transaction()
      .execute((transaction) =>
        sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction),
      );
    await expect(broken).rejects.toSatisfy((error) => databaseErrorCode(error) === 'server-busy');
  });

  test.runIf(engine === 'postgres')('ends a statement that takes too long', async () => {
    const { place, services } = server();
    const { rows } = await sql`show statement_timeout`.execute(services.database);
    expect(rows).toEqual([{ statement_timeout: '8s' }]);
    const { database, close } = openPostgres({
      url: place.databaseUrl ?? '',
      limits: { ...servingLimits, statement: 50 },
      onLostConnection: () => {},
    });
    await expect(sql`select pg_sleep(600)`.execute(database)).rejects.toSatisfy(
      (error) => databaseErrorCode(error) === 'server-busy',
    );
    await close();
  });

  test.runIf(engine === 'postgres')('recovers from connections that went silent', async () => {
    const { hostname, port, pathname, search } = new URL(server().place.databaseUrl ?? '');
    const proxy = await startSilenceableProxy(hostname, Number(port || 5432));
    const { database, close } = openPostgres({
      url: `postgres://postgres@127.0.0.1:${proxy.port}${pathname}${search}`,
      limits: { ...servingLimits, statement: 200 },
      onLostConnection: () => {},
    });
    const ask = () => sql`select 1 as one`.execute(database).then(({ rows }) => rows);
    const all = () => Promise.all(Array.from({ length: connectionsMaximum }, ask));
    await all();
    proxy.silence();
    await expect(all()).rejects.toSatisfy((error) => databaseErrorCode(error) === 'server-busy');
    await expect.poll(ask).toEqual([{ one: 1 }]);
    expect(await all()).toHaveLength(connectionsMaximum);
    await close();
    await proxy.close();
  });

  test.runIf(engine === 'postgres')('turns away whom no connection is left for', async () => {
    expect(servingLimits.connection).toBeLessThan(10_000);
    const { send, services, place } = server();
    const { database, close } = openPostgres({
      url: place.databaseUrl ?? '',
      limits: { ...servingLimits, connection: 1000 },
      onLostConnection: () => {},
    });
    const own = services.database;
    services.database = database;
    let letGo = () => {};
    const end = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const held = Array.from({ length: connectionsMaximum }, () =>
      database.connection().execute(() => end),
    );
    const refused = await send('GET', '/content/search');
    letGo();
    await Promise.all(held);
    expectError(refused, 503, 'server-busy');
    expect((await send('GET', '/content/search')).status).toBe(200);
    services.database = own;
    await close();
  });
});
