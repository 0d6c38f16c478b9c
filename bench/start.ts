import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from 'playwright';
import { findBrowser, launchArguments } from '../scripts/browser.ts';
import { type ProductServer, startProductServer } from '../scripts/productServer.ts';

/** Opens a browser for the work and closes it. */
export async function withBrowser<Value>(
  work: (browser: Browser) => Promise<Value>,
): Promise<Value> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Starts the built product without rate limits for the work and stops it. */
export async function withProduct<Value>(
  work: (server: ProductServer) => Promise<Value>,
  env: Record<string, string> = {},
): Promise<Value> {
  const server = await startProductServer({ env: { RATE_LIMIT: '0', ...env } });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

export const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** Runs a benchmark of `apps/server/bench` on a database engine; it prints one JSON value a line. */
export async function runOnEngine<Line>(
  script: string,
  engine: keyof typeof engines,
): Promise<Line[]> {
  const child = spawn(process.execPath, [`apps/server/bench/${script}`, engine], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const lines: Line[] = [];
  for await (const line of createInterface({ input: child.stdout })) lines.push(JSON.parse(line));
  const [code] = (await exit) as [number | null];
  if (code !== 0) throw new Error(`${script} failed on ${engines[engine]}.`);
  return lines;
}
