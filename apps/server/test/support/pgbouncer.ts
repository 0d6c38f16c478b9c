import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort } from '../../../../scripts/freePort.ts';
import { waitLimit } from '../../../../scripts/timeLimits.ts';
import { makeUserFolder, postgresUser } from './postgres-user.ts';

/** Debian's is in a folder that only root looks in. */
const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (path) => spawnSync(path, ['--version']).status === 0,
);

/** Whether PgBouncer is on this machine. */
export const canRunPgBouncer = program !== undefined;

if (!canRunPgBouncer) {
  console.warn(
    'PgBouncer is not installed, so nothing is tried behind it; on Debian: apt-get install pgbouncer.',
  );
}

/** Starts PgBouncer by the example in `ops`, before the database at an address, with few connections. */
export async function startPgBouncer(databaseUrl: string) {
  const directory = await makeUserFolder('pgbouncer');
  const port = await freePort();
  const target = new URL(databaseUrl);
  const password = target.password === '' ? '' : ` password='${target.password}'`;
  const path = join(directory, 'pgbouncer.ini');
  const example = await readFile(new URL('../../../../ops/pgbouncer.ini', import.meta.url), 'utf8');
  const write = (serverPort: string) =>
    writeFile(
      path,
      example
        .replace(
          /^dreamfork = host=\S+ port=\d+/m,
          `* = host=${target.hostname} port=${serverPort} user=${target.username}${password}`,
        )
        .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
        .replace('auth_type = scram-sha-256', 'auth_type = any')
        .replace(/^auth_file.*$/m, '')
        .replace('default_pool_size = 20', 'default_pool_size = 4'),
    );
  await write(target.port || '5432');
  const child = spawn(program ?? '', [path], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...postgresUser,
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  async function stop(): Promise<void> {
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await rm(directory, { recursive: true, force: true });
  }
  const url = `postgres://${target.username}@127.0.0.1:${port}${target.pathname}`;
  const requireAnswer = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.end();
  };
  try {
    await vi.waitFor(requireAnswer, { interval: 20, timeout: waitLimit });
  } catch (error) {
    await stop();
    throw new Error(`PgBouncer does not answer:\n${output}`, { cause: error });
  }
  return {
    /** The address of the same database, through PgBouncer. */
    url,
    /** Names another server, as an operator does after a fail-over. */
    async pointTo(serverPort: number): Promise<void> {
      await write(String(serverPort));
      child.kill('SIGHUP');
    },
    stop,
  };
}
