import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type Engine,
  engines,
  isPostgresReachable,
  makePlace,
  type Place,
} from '../../apps/server/test/support/places.ts';
import { canRun } from '../../apps/server/test/support/proxy-process.ts';
import { printReport, type Row } from '../report.ts';
import { keepWriting, openOwn, type Pause } from './authors.ts';
import { type Figures, toRows } from './figures.ts';
import { keepReading } from './readers.ts';
import { type Sample, type Servers, startServers } from './servers.ts';
import { addOldReadings, type Prepared, prepareAuthors, toAuthor } from './setting.ts';
import { createTraffic } from './traffic.ts';
import type { Hold } from './watchHolds.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    engine: { type: 'string', default: 'both' },
    readers: { type: 'string', default: '200' },
    authors: { type: 'string', default: '20' },
    events: { type: 'string', default: '1000' },
    holds: { type: 'boolean', default: false },
  },
});
const load = {
  minutes: Number(values.minutes),
  readers: Number(values.readers),
  authors: Number(values.authors),
  eventsPerSecond: Number(values.events),
};

const minute = 60_000;
/** Actors begin one after another within so many milliseconds. */
const rampUp = 10_000;
const sampleEvery = 10_000;
/** Milliseconds after the end or return of a server in which a request may be cut. */
const cutWindow = 5000;

/** Does something each minute, the first time after half a minute, until the end. */
async function eachMinute(
  work: (index: number) => Promise<void>,
  { pause, signal }: { pause: Pause; signal: AbortSignal },
) {
  await pause(minute / 2);
  for (let index = 0; !signal.aborted; index += 1) {
    const began = Date.now();
    await work(index);
    await pause(minute - (Date.now() - began));
  }
}

const readHolds = (file: string): Hold[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Hold);

/** Reads and writes for the time of the soak, then looks for every save that was acknowledged. */
async function soak(servers: Servers, prepared: readonly Prepared[]): Promise<Figures> {
  const traffic = createTraffic({
    url: servers.url,
    isCutExpected: () => Date.now() - servers.changedAt() < cutWindow,
  });
  const authors = prepared.map((one, index) => toAuthor(one, traffic, index));
  const stories = prepared.flatMap((one) => one.stories);
  const began = Date.now();
  const end = new AbortController();
  const { signal } = end;
  // The end of the soak ends every pause.
  const pause: Pause = (milliseconds) => wait(milliseconds, undefined, { signal }).catch(() => {});
  let events = 0;
  let kills = 0;
  const samples: Sample[] = [];

  const late = (index: number, count: number) => wait((index * rampUp) / count);
  const reading = Array.from({ length: load.readers }, async (_, index) => {
    const send = traffic.openBrowser(`127.1.${Math.floor(index / 250)}.${1 + (index % 250)}`);
    await late(index, load.readers);
    await keepReading({
      send,
      stories,
      pace: (load.readers * 1000) / load.eventsPerSecond,
      onEvents(count) {
        events += count;
      },
      signal,
    });
  });
  const writing = authors.map(async (author, index) => {
    await late(index, authors.length);
    await keepWriting(author, { pause, signal });
  });
  const sampling = (async () => {
    while (!signal.aborted) {
      samples.push(...(await servers.sample()));
      await pause(sampleEvery);
    }
  })();
  // The last one lives on: its memory is judged.
  const killing =
    servers.count === 1
      ? undefined
      : eachMinute(
          async (index) => {
            kills += 1;
            await servers.killAndRestart(index % (servers.count - 1));
          },
          { pause, signal },
        );

  await wait(load.minutes * minute);
  end.abort();
  const seconds = (Date.now() - began) / 1000;
  await Promise.all([...reading, ...writing, sampling, killing]);
  const machineLoad = loadavg()[0] ?? Number.NaN;
  // What is in the memory of a process alone is gone now.
  for (let index = 0; index < servers.count; index += 1) await servers.killAndRestart(index);
  // nginx asks none of them for ten seconds.
  await wait(servers.count === 1 ? 0 : 11_000);
  for (const author of authors) {
    if (!(await openOwn(author))) author.lost.push(`story ${author.storyId}`);
  }
  return {
    began,
    seconds,
    events,
    kills,
    samples: samples.filter(({ server }) => server === servers.count - 1),
    authors,
    machineLoad,
    tallies: traffic.tallies,
  };
}

/** Makes authors with their stories. */
async function prepare(place: Place): Promise<Prepared[]> {
  const server = await startServers(place, { count: 1 });
  try {
    const traffic = createTraffic({ url: server.url, isCutExpected: () => false });
    return await prepareAuthors(traffic, load.authors);
  } finally {
    await server.stop();
  }
}

async function soakOn(engine: Engine): Promise<Row[]> {
  const { databaseUrl, ...rest } = await makePlace(engine);
  // Without the options of tests, which hurry at the cost of what a loss of power leaves.
  const place = { ...rest, databaseUrl: databaseUrl?.split('?', 1)[0] };
  const folder = mkdtempSync(join(tmpdir(), 'dreamfork-soak-'));
  // The debugger that names them takes a third of the throughput.
  const holds = values.holds ? join(folder, 'holds') : undefined;
  if (holds) writeFileSync(holds, '');
  try {
    const prepared = await prepare(place);
    await addOldReadings(place, prepared[0]?.storyId ?? '');
    const servers = await startServers(place, { count: engine === 'sqlite' ? 1 : 4, holds });
    try {
      const figures = await soak(servers, prepared);
      const isServing = ({ at, pid }: Hold) => at > (servers.readyAt(pid) ?? at);
      const found = holds ? readHolds(holds).filter(isServing) : undefined;
      return toRows({ ...figures, holds: found }, load, engine);
    } finally {
      await servers.stop();
      for (const line of servers.logged()) console.log(`${engine} logged ${line}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await place.remove();
  }
}

const rows: Row[] = [];
for (const engine of engines) {
  if (values.engine !== 'both' && values.engine !== engine) continue;
  if (engine === 'postgres' && !(isPostgresReachable && canRun.nginx)) {
    console.warn('PostgreSQL is not reachable or nginx is not installed: SQLite alone is tried.');
    continue;
  }
  console.log(`${engine}: ${load.minutes} minutes …`);
  rows.push(...(await soakOn(engine)));
}
printReport(rows);
process.exitCode = rows.length === 0 || rows.some(({ goal }) => goal?.isMet === false) ? 1 : 0;
