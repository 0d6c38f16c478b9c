import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfiguration } from '../src/configuration/configuration.ts';
import { openDatabase } from '../src/db/open.ts';
import { createPasswords } from '../src/services/authentication/passwords.ts';
import { createUser } from '../src/services/users/create-user.ts';
import { ownStory, seedReadings, seedSessions } from './seed-readings.ts';
import { seedUsers } from './seed-users.ts';
import { makeTemporaryPostgres } from './temporary-postgres.ts';

// Fills a database, prints where it is, and removes it when the input ends.
const [engine, userCount, eventCount] = process.argv.slice(2);
const users = Number(userCount);
const administrator = { email: 'keeper@example.org', password: 'Secret123' };

const secret = 'a secret of the bench, of 32 or more characters';

const dataDirectory = mkdtempSync(join(tmpdir(), 'dreamfork-bench-'));
const postgres = engine === 'postgres' ? await makeTemporaryPostgres() : undefined;

async function fill(): Promise<void> {
  const configuration = readConfiguration({
    DATA_DIR: dataDirectory,
    DATABASE_URL: postgres?.url,
    JWT_SECRET: secret,
  });
  if (!configuration.ok) throw new Error(configuration.error.join('\n'));
  const { database, close } = await openDatabase({
    configuration: configuration.value,
    onLostConnection: () => {},
  });
  const settings = postgres
    ? ['set statement_timeout = 0', 'set synchronous_commit = off', "set work_mem = '256MB'"]
    : ['pragma synchronous = off', 'pragma cache_size = -262144'];
  const now = Date.now();
  await database.connection().execute(async (connection) => {
    for (const setting of settings) await sql.raw(setting).execute(connection);
    await createUser(connection, {
      id: 'keeper',
      username: 'keeper',
      email: administrator.email,
      displayName: 'Keeper',
      passwordHash: await createPasswords().hash(administrator.password),
      role: 'Admin',
      isEmailConfirmed: true,
      createdAt: now,
    });
    const steps = {
      users: () => seedUsers(connection, users, now),
      sessions: () => seedSessions(connection, users / 20, now),
      readings: () =>
        seedReadings(connection, {
          stories: 50_000,
          events: Number(eventCount),
          ownerId: 'keeper',
          now,
        }),
      // What the database does by itself within a minute or two of a large change.
      statistics: () =>
        sql.raw(postgres ? 'vacuum analyze' : 'pragma optimize').execute(connection),
    };
    for (const [step, work] of Object.entries(steps)) {
      const started = performance.now();
      await work();
      console.error(`${engine}: ${step} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
  });
  await close();
}

try {
  if (engine === 'postgres' && !postgres) throw new Error('No PostgreSQL is reachable.');
  await fill();
  const place = {
    dataDirectory,
    databaseUrl: postgres?.url ?? '',
    secret,
    administrator,
    ownStory,
  };
  console.log(JSON.stringify(place));
  process.stdin.resume();
  await once(process.stdin, 'end');
} finally {
  await postgres?.remove();
  rmSync(dataDirectory, { recursive: true, force: true });
}
