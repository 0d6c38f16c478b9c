import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { generateStory } from '@dreamfork/story/testing';
import { makeTemporaryPostgres } from './temporary-postgres.ts';

// The built server, with so many saves of 22 MB at once, two of each author: new stories first, then each of
// them again. Prints the memory of its process (Linux) and how long other requests wait meanwhile.
const count = Number(process.env.BENCH_SAVES ?? 24);
const bodyBytes = 22 * 1024 * 1024;
const server = fileURLToPath(new URL('../../../scripts/serve.ts', import.meta.url));
const dataDirectory = mkdtempSync(join(tmpdir(), 'dreamfork-bench-'));
const onPostgres = process.argv[2] === 'postgres';
const postgres = onPostgres ? await makeTemporaryPostgres() : undefined;
if (onPostgres && !postgres) {
  console.error('No PostgreSQL is reachable, so saves are measured on SQLite alone.');
  process.exit(0);
}

const child = spawn(process.execPath, [server], {
  env: {
    PATH: process.env.PATH,
    DATA_DIR: dataDirectory,
    ...(postgres
      ? { DATABASE_URL: postgres.url, JWT_SECRET: 'a secret of the bench alone, 32 characters' }
      : {}),
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO: '0',
    RATE_LIMIT: '0',
    STORY_QUOTA_BYTES: String(4 * count * bodyBytes),
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});

async function findAddress(): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const ready = /ready at (\S+)/.exec(line);
    if (ready?.[1]) return ready[1];
  }
  throw new Error('The server has ended.');
}

/** Megabytes of the process, by a name of `/proc/…/status`: `VmRSS` now, `VmHWM` at most. */
function memory(name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

/** The form of a story whose request has nearly so many bytes. */
function formOf(bytes: number): string {
  const toForm = (nodes: number) => {
    const { title, description, ...content } = generateStory(nodes);
    return JSON.stringify({ title, description, content: JSON.stringify(content) });
  };
  const sample = 1000;
  return toForm(Math.floor((sample * bytes) / Buffer.byteLength(toForm(sample))));
}

const address = await findAddress();
child.stdout.pipe(process.stderr);

type Call = { token?: string; body?: string | Buffer<ArrayBuffer> };

async function call(method: string, path: string, { token, body }: Call = {}) {
  const answer = await fetch(address + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

const password = 'Fonar2026';

async function register(username: string): Promise<string> {
  const { body } = await call('POST', '/auth/register', {
    body: JSON.stringify({
      username,
      email: `${username}@example.org`,
      password,
      confirmPassword: password,
      displayName: 'Author',
    }),
  });
  return body.token;
}

const tokens: string[] = [];
for (let number = 0; number < Math.ceil(count / 2); number += 1) {
  tokens.push(await register(`author${number}`));
}
const ownToken = await register('prober');
/** A server lets an author send two large bodies at once. */
const tokenOf = (number: number): string => tokens[number % tokens.length] ?? ownToken;

/** Saves at once, while a thread of its own measures how long other requests wait. */
async function measure(what: string, save: (number: number) => ReturnType<typeof call>) {
  const before = memory('VmRSS');
  const started = performance.now();
  const prober = new Worker(new URL('./longest-waits.ts', import.meta.url), {
    workerData: { address, token: ownToken, story: formOf(20_000) },
  });
  await once(prober, 'online');
  const answers = await Promise.all(Array.from({ length: count }, (_, number) => save(number)));
  const seconds = (performance.now() - started) / 1000;
  prober.postMessage('stop');
  const [longestWait] = await once(prober, 'message');
  const statuses: Record<string, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  console.log(
    JSON.stringify({
      what,
      seconds: Number(seconds.toFixed(1)),
      statuses,
      memory: { before, peak: memory('VmHWM'), after: memory('VmRSS') },
      longestWait,
    }),
  );
  return answers;
}

try {
  const form = Buffer.from(formOf(bodyBytes));
  const created = await measure('create', (number) =>
    call('POST', '/api/StoryManagement/create', { token: tokenOf(number), body: form }),
  );
  const ids = created.map(({ body }) => body.story?.id);
  await measure('update', (number) =>
    call('PUT', `/api/StoryManagement/${ids[number]}`, { token: tokenOf(number), body: form }),
  );
} finally {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  await postgres?.remove();
  rmSync(dataDirectory, { recursive: true, force: true });
}
