import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

type Target = { url: string; storyPath: string; constantPath: string; bytes: number };

const rounds = 5;
const seconds = 3;
const connections = 32;

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} errors and dropped ${result.errors}.`);
  }
  return result.requests.average;
}

/** Requests a second of a public 50 KB story, against a constant string of that size in the same server. */
export async function benchReading(): Promise<Row[]> {
  const child = spawn(process.execPath, ['apps/server/bench/target.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const target: Target = JSON.parse(line.toString());
  const story: number[] = [];
  const constant: number[] = [];
  try {
    // Turn and turn about, so that a change of the machine's pace touches both alike.
    for (let round = 0; round < rounds; round += 1) {
      constant.push(await requestsPerSecond(target.url + target.constantPath));
      story.push(await requestsPerSecond(target.url + target.storyPath));
    }
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  return [
    {
      what: `GET /api/story/{id}/data, ${(target.bytes / 1024).toFixed(0)} KB`,
      value: `${median(story).toFixed(0)} requests/s`,
      against: `a constant string: ${median(constant).toFixed(0)} requests/s`,
      ratio: median(story) / median(constant),
      goal: '≥ 0.85',
    },
  ];
}
