import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort } from '../../../../scripts/freePort.ts';
import { waitLimit } from '../../../../scripts/timeLimits.ts';
import { makeUserFolder, postgresUser } from './postgres-user.ts';

// Where Debian keeps them, which is on no path.
const folder = globSync('/usr/lib/postgresql/*/bin').find(
  (path) => spawnSync(join(path, 'initdb'), ['-V']).status === 0,
);

/** Whether servers of PostgreSQL can be made on this machine. */
export const canRunPostgres = folder !== undefined;

const run = (program: string, ...options: string[]) =>
  promisify(execFile)(join(folder ?? '', program), options, { ...postgresUser });

const addressOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

/** Runs a statement on the server at a port. */
export async function runOn(port: number, statement: string) {
  const client = new pg.Client({ connectionString: addressOf(port) });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function startServer(directory: string, port: number): Promise<ChildProcess> {
  const child = spawn(join(folder ?? '', 'postgres'), ['-D', directory, '-p', String(port)], {
    stdio: 'ignore',
    ...postgresUser,
  });
  await vi.waitFor(() => runOn(port, 'select 1'), { interval: 50, timeout: waitLimit });
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Makes a PostgreSQL server and a standby that follows it. */
export async function startPair() {
  const directory = await makeUserFolder('pair');
  const [first, second] = [join(directory, 'first'), join(directory, 'second')];
  const primary = { port: await freePort(), url: '' };
  primary.url = addressOf(primary.port);
  await run('initdb', '-D', first, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  await appendFile(
    join(first, 'postgresql.conf'),
    // A process that is killed loses nothing that it has written to a file.
    `listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nfsync = off\nshared_buffers = 16MB\n`,
  );
  const primaryProcess = await startServer(first, primary.port);
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`;
  await run('pg_basebackup', '-D', second, '-R', '-c', 'fast', '--no-sync', '-d', source);
  const standby = { port: await freePort(), url: '' };
  standby.url = addressOf(standby.port);
  let standbyProcess = await startServer(second, standby.port);
  return {
    primary: { ...primary, kill: () => kill(primaryProcess) },
    standby: {
      ...standby,
      kill: () => kill(standbyProcess),
      async start() {
        standbyProcess = await startServer(second, standby.port);
      },
      promote: () => run('pg_ctl', 'promote', '-w', '-D', second),
    },
    /** From now on nothing is acknowledged that the standby does not have. */
    async replicateSynchronously(): Promise<void> {
      await runOn(primary.port, "alter system set synchronous_standby_names = 'standby'");
      await runOn(primary.port, 'select pg_reload_conf()');
      const isSynchronous = async () => {
        const [row] = await runOn(primary.port, 'select sync_state from pg_stat_replication');
        if (row?.sync_state !== 'sync') throw new Error('The standby is not synchronous yet.');
      };
      await vi.waitFor(isSynchronous, { interval: 50, timeout: waitLimit });
    },
    async stop(): Promise<void> {
      await Promise.all([kill(primaryProcess), kill(standbyProcess)]);
      await rm(directory, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
