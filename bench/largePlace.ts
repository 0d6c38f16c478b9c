import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { signInThroughApi } from '../e2e/support/api.ts';
import { type ProductServer, startProductServer } from '../scripts/productServer.ts';

export const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;
export type Engine = keyof typeof engines;

/** Both, or the one that BENCH_ENGINE names. */
export const measuredEngines = (Object.keys(engines) as Engine[]).filter(
  (engine) => (process.env.BENCH_ENGINE ?? engine) === engine,
);

export type LargeServer = {
  server: ProductServer;
  /** Of an administrator, who owns the story that is measured. */
  token: string;
  ownStory: string;
};

type Place = {
  dataDirectory: string;
  databaseUrl: string;
  secret: string;
  administrator: { email: string; password: string };
  ownStory: string;
};

/** Runs work on a server over a new database with so many users and events. */
export async function onLargeServer<Result>(
  { engine, users, events }: { engine: Engine; users: number; events: number },
  work: (large: LargeServer) => Promise<Result>,
): Promise<Result> {
  const child = spawn(
    process.execPath,
    ['apps/server/bench/large-place.ts', engine, String(users), String(events)],
    { cwd: join(import.meta.dirname, '..'), stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const exit = once(child, 'exit');
  try {
    const lines = createInterface({ input: child.stdout });
    const { value, done } = await lines[Symbol.asyncIterator]().next();
    if (done) throw new Error(`No database was filled on ${engines[engine]}.`);
    const { dataDirectory, databaseUrl, secret, administrator, ownStory }: Place =
      JSON.parse(value);
    const server = await startProductServer({
      env: {
        RATE_LIMIT: '0',
        DEMO: '0',
        DATA_DIR: dataDirectory,
        DATABASE_URL: databaseUrl,
        JWT_SECRET: secret,
      },
    });
    try {
      const { token } = await signInThroughApi(server.url, administrator);
      return await work({ server, token, ownStory });
    } finally {
      await server.stop();
    }
  } finally {
    child.stdin.end();
    await exit;
  }
}

/** A number of the environment, so that a run can be smaller. */
export const sizeOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);
