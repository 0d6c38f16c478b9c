import { setTimeout } from 'node:timers/promises';
import {
  type Engine,
  engines,
  type LargeServer,
  measuredEngines,
  onLargeServer,
  sizeOf,
} from './largePlace.ts';
import { peakGrowth } from './processMemory.ts';
import { limitRow, type Row } from './report.ts';
import { percentile } from './statistics.ts';

const users = sizeOf('BENCH_USERS', 1_000_000);
const events = sizeOf('BENCH_EVENTS', 10_000_000);

const rounds = 20;
const listGoal = 100;
const pageGoal = 50;
const lastPage = Math.floor(users / 20);
const megabyte = 1024 * 1024;

/** Longer than the server keeps a figure: every measurement is one of the work itself. */
const keptFor = 10_500;
const uncachedRounds = 4;

const lists: Readonly<Record<string, readonly string[]>> = {
  'list, first page': [''],
  'list, page in the middle and last page': [`page=${lastPage / 2}`, `page=${lastPage}`],
  'by status': ['status=Active', 'status=Suspended', 'status=Banned', 'status=Pending'],
  'by role': ['role=User', 'role=Moderator', 'role=Admin'],
  'by premium': ['isPremium=true', 'isPremium=false'],
  'by all three': [
    'status=Active&role=User&isPremium=false',
    'status=Banned&role=Moderator&isPremium=true',
    'status=Suspended&role=User&isPremium=true',
  ],
  'filtered, page in the middle': [
    `status=Active&page=${Math.floor(lastPage / 2)}`,
    `isPremium=false&page=${Math.floor(lastPage / 2)}`,
    `isPremium=true&page=${Math.floor(lastPage / 50)}`,
  ],
  'search, one user': ['anna123456', 'петрова.123', 'никита-нет', '54321@post'].map(asSearch),
  'search, a name': ['anna12', 'мария99', 'орлова', 'sidorov.77'].map(asSearch),
  'search, found in most': ['example', 'анна', 'петрова', 'letters.example'].map(asSearch),
  'search, one and two letters': ['а', 'ма', 'an', '7'].map(asSearch),
  'search within a filter': [
    `${asSearch('anna')}&status=Banned`,
    `${asSearch('петрова')}&role=Moderator`,
    `${asSearch('123')}&isPremium=true`,
    `${asSearch('мария')}&status=Suspended`,
  ],
};

function asSearch(searchTerm: string): string {
  return new URLSearchParams({ searchTerm }).toString();
}

const pages = (ownStory: string): Readonly<Record<string, readonly string[]>> => ({
  'figures of users': ['/api/users/stats'],
  'figures of stories': ['/api/admin/stories/stats', '/api/admin/stories/popular?limit=5'],
  dashboard: ['/api/admin/stories/dashboard'],
  monitoring: ['/api/admin/monitoring', '/api/admin/system'],
  activity: [
    '/analytics/activities/summary/preset?period=month',
    '/analytics/activities/summary/preset?period=week',
  ],
  'statistics of a story': [
    `/api/story/${ownStory}/statistics`,
    `/api/story/${ownStory}/statistics?period=month`,
  ],
});

async function timeOf({ server, token }: LargeServer, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return performance.now() - started;
}

const timeRow = (what: string, times: readonly number[], goal: number): Row => {
  const slow = percentile(times, 0.95);
  return {
    what,
    value: `p50 ${percentile(times, 0.5).toFixed(1)}, p95 ${slow.toFixed(1)} ms`,
    against: `${goal} ms`,
    ratio: slow / goal,
    goal: '≤ 1',
  };
};

async function measureLists(large: LargeServer, title: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, queries] of Object.entries(lists)) {
    const times: number[] = [];
    for (const query of queries) {
      for (let round = 0; round < rounds; round += 1) {
        times.push(await timeOf(large, `/api/users?${query}`));
      }
    }
    rows.push(timeRow(`${title}: ${what}`, times, listGoal));
  }
  return rows;
}

async function measurePages(large: LargeServer, title: string): Promise<Row[]> {
  const all = Object.entries(pages(large.ownStory));
  const times = new Map<string, number[]>(all.map(([what]) => [what, []]));
  for (let round = 0; round <= uncachedRounds; round += 1) {
    for (const [what, paths] of all) {
      // The first round reads from the disk what a server in use has in memory.
      for (const path of paths) {
        const time = await timeOf(large, path);
        if (round > 0) times.get(what)?.push(time);
      }
    }
    if (round < uncachedRounds) await setTimeout(keptFor);
  }
  return [...times].map(([what, measured]) => timeRow(`${title}: ${what}`, measured, pageGoal));
}

async function measureExport({ server, token }: LargeServer, title: string): Promise<Row> {
  let bytes = 0;
  const started = performance.now();
  const growth = await peakGrowth(server.pid, async () => {
    const answer = await fetch(`${server.url}/users/export/csv`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}.`);
    for await (const chunk of answer.body) bytes += chunk.length;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  return limitRow(
    `${title}: CSV of all (${(bytes / megabyte).toFixed(0)} MB in ${seconds} s), memory of the server above idle`,
    growth / megabyte,
    'MB',
    100,
  );
}

const benchEngine = (engine: Engine): Promise<Row[]> =>
  onLargeServer({ engine, users, events }, async (large) => {
    const title = `${users.toLocaleString('en')} users, ${engines[engine]}`;
    return [
      ...(await measureLists(large, title)),
      ...(await measurePages(large, title)),
      // Last: a server in use has filled the caches that it keeps anyway.
      await measureExport(large, title),
    ];
  });

/** How fast the pages of administrators are with a million users and ten million events of readers. */
export async function benchAdmin(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of measuredEngines) rows.push(...(await benchEngine(engine)));
  return rows;
}
