import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sampleStory } from '@dreamfork/story/testing';
import { account, readThroughApi, registerThroughApi, saveThroughApi } from '../e2e/support/api.ts';
import type { EventReading } from './eventReaders.ts';
import {
  type Engine,
  engines,
  type LargeServer,
  measuredEngines,
  onLargeServer,
  sizeOf,
} from './largePlace.ts';
import type { Row } from './report.ts';
import { median, percentile } from './statistics.ts';

const events = sizeOf('BENCH_EVENTS', 10_000_000);

const users = 2000;
const rounds = 6;
const requests = 200;
const batches = 100;
const eventsGoal = 1000;

const readPages = ['statistics', 'statistics?period=month'];

async function timesOf(address: string, token?: string): Promise<number[]> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const times: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const started = performance.now();
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    times.push(performance.now() - started);
  }
  return times;
}

type Published = { address: string; reading: Omit<EventReading, 'counts'> };

async function publish({ server: { url } }: LargeServer): Promise<Published> {
  const { token } = await registerThroughApi(url, account('author'));
  const { id } = await saveThroughApi(url, token, sampleStory, { isPublic: true });
  const { version } = await readThroughApi(url, id);
  const address = `${url}/api/story/${id}`;
  const nodeIds = sampleStory.nodes.map((node) => node.id);
  return { address, reading: { address: `${address}/events`, version, nodeIds, batches } };
}

/** Times of readers of a story while its events arrive, and how many of those the server took each second. */
async function whileReading({ address, reading }: Published) {
  const counts = new SharedArrayBuffer(8);
  const workerData: EventReading = { ...reading, counts };
  const readers = new Worker(new URL('./eventReaders.ts', import.meta.url), { workerData });
  await once(readers, 'online');
  const started = performance.now();
  const times = await timesOf(`${address}/data`);
  // Readers who are fast are not yet a second of events.
  while (performance.now() - started < 2000) times.push(...(await timesOf(`${address}/data`)));
  const seconds = (performance.now() - started) / 1000;
  const [taken = 0, refused = 0] = new Int32Array(counts);
  await readers.terminate();
  if (refused > 0) throw new Error(`${refused} events were refused.`);
  return { times, perSecond: taken / seconds };
}

async function measureEvents(large: LargeServer, title: string): Promise<Row[]> {
  const story = await publish(large);
  await whileReading(story);
  const quiet: number[] = [];
  const busy: number[] = [];
  const rates: number[] = [];
  // Turn and turn about, so that a change of the machine's pace touches both alike.
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(...(await timesOf(`${story.address}/data`)));
    const { times, perSecond } = await whileReading(story);
    busy.push(...times);
    rates.push(perSecond);
  }
  return [
    {
      what: `${title}: events of new readings taken`,
      value: `${median(rates).toFixed(0)} events/s`,
      against: `sent: ${eventsGoal} events/s`,
      ratio: median(rates) / eventsGoal,
      goal: '≥ 0.95',
    },
    {
      what: `${title}: GET /api/story/{id}/data while they arrive`,
      value: `p50 ${median(busy).toFixed(2)}, p95 ${percentile(busy, 0.95).toFixed(2)} ms`,
      against: `without them: p50 ${median(quiet).toFixed(2)}, p95 ${percentile(quiet, 0.95).toFixed(2)} ms`,
      ratio: median(busy) / median(quiet),
      goal: '≤ 1.10',
    },
  ];
}

async function timePages({ server, token, ownStory }: LargeServer): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const page of readPages) {
    const address = `${server.url}/api/story/${ownStory}/${page}`;
    await timesOf(address, token);
    times.set(page, median(await timesOf(address, token)));
  }
  return times;
}

async function benchEngine(engine: Engine): Promise<Row[]> {
  const small = await onLargeServer({ engine, users, events: events / 100 }, timePages);
  return onLargeServer({ engine, users, events }, async (large) => {
    const title = `${events.toLocaleString('en')} events, ${engines[engine]}`;
    const pages = await timePages(large);
    return [
      ...[...pages].map(([page, time]) => {
        const before = small.get(page) ?? Number.NaN;
        return {
          what: `${title}: GET /api/story/{id}/${page}`,
          value: `${time.toFixed(2)} ms`,
          against: `a hundredth of the events: ${before.toFixed(2)} ms`,
          ratio: time / before,
          goal: '≤ 1.20',
        };
      }),
      ...(await measureEvents(large, title)),
    ];
  });
}

/** What events of readers take of the other readers, and of the pages that show their figures. */
export async function benchReadingEvents(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of measuredEngines) rows.push(...(await benchEngine(engine)));
  return rows;
}
