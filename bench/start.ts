import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startProductServer } from '../scripts/productServer.ts';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

const rounds = 5;

/** Milliseconds that a bare Fastify with one route takes from process start to its first answer. */
async function startBareServer(): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['apps/server/bench/bare.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = (await once(child.stdout, 'data')) as [Buffer];
  await fetch(address.toString().trim());
  const duration = performance.now() - started;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return duration;
}

/** How long a first start on an empty data directory takes, migrations and demo stories included. */
export async function benchStart(): Promise<Row[]> {
  const product: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startProductServer();
    product.push(server.startedIn);
    await server.stop();
    bare.push(await startBareServer());
  }
  return [
    {
      what: 'server start to first answer',
      value: `${median(product).toFixed(0)} ms`,
      against: `a bare Fastify: ${median(bare).toFixed(0)} ms`,
      ratio: median(product) / median(bare),
    },
  ];
}
