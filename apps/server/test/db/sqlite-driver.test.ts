import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, servingLimits } from '../../src/db/engine.ts';
import { openSqlite } from '../../src/db/sqlite.ts';

let folder: string;
let opened: OpenDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dreamfork-driver-'));
  opened = openSqlite(folder, servingLimits);
  await sql`create table words (word text primary key)`.execute(opened.database);
});

afterEach(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const write = (word: string, database = opened.database) =>
  sql`insert into words values (${word})`.execute(database);

const read = async (database = opened.database) =>
  (await sql<{ word: string }>`select word from words order by rowid`.execute(database)).rows.map(
    ({ word }) => word,
  );

function makePromise() {
  let settle: [resolve: () => void, reject: (error: Error) => void] | undefined;
  const promise = new Promise<void>((...both) => {
    settle = both;
  });
  return [promise, () => settle?.[0](), (error: Error) => settle?.[1](error)] as const;
}

/** A transaction that has written a word and waits. */
function begin(word: string) {
  const [begun, tellBegun] = makePromise();
  const [ending, commit, fail] = makePromise();
  const done = opened.database.transaction().execute(async (transaction) => {
    await write(word, transaction);
    tellBegun();
    await ending;
    return read(transaction);
  });
  return { begun, done, commit, fail };
}

test('a read waits for no transaction, and sees what is committed alone', async () => {
  const { begun, done, commit } = begin('first');
  await begun;
  expect(await read()).toEqual([]);
  commit();
  expect(await done).toEqual(['first']);
  expect(await read()).toEqual(['first']);
});

test('a write outside of a transaction waits for it and is not undone with it', async () => {
  const { begun, done, fail } = begin('undone');
  await begun;
  const written = write('kept');
  fail(new Error('No.'));
  await expect(done).rejects.toThrow('No.');
  await written;
  expect(await read()).toEqual(['kept']);
});

test('transactions and writes follow one another in the order in which they came', async () => {
  const first = begin('1');
  const second = begin('2');
  const third = write('3');
  const fourth = begin('4');
  for (const { commit } of [fourth, second, first]) commit();
  await Promise.all([first.done, second.done, third, fourth.done]);
  expect(await read()).toEqual(['1', '2', '3', '4']);
});

test('a transaction that cannot begin lets the next one have its turn', async () => {
  const other = openSqlite(folder, { ...servingLimits, lock: 0 });
  const { begun, done, commit } = begin('first');
  await begun;
  await expect(write('refused', other.database)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  const begins = other.database.transaction().execute(() => Promise.resolve());
  await expect(begins).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  commit();
  await done;
  await write('second', other.database);
  expect(await read()).toEqual(['first', 'second']);
  await other.close();
});

test('a statement that is kept knows a table that has changed', async () => {
  const all = () => sql`select * from words`.execute(opened.database);
  await write('one');
  expect((await all()).rows).toEqual([{ word: 'one' }]);
  await sql`alter table words add column number integer not null default 7`.execute(
    opened.database,
  );
  expect((await all()).rows).toEqual([{ word: 'one', number: 7 }]);
});
