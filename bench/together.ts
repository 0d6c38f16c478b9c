import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type LiveNews, watchStory } from '@dreamfork/api-client';
import type { StoryDocument } from '@dreamfork/story';
import { generateStory } from '@dreamfork/story/testing';
import {
  account,
  registerThroughApi,
  saveThroughApi,
  updateThroughApi,
} from '../e2e/support/api.ts';
import { underLoad } from './load.ts';
import { limitRow, type Row } from './report.ts';
import { onEngines, withBrowser, withProduct } from './start.ts';
import { median, percentile } from './statistics.ts';
import { seenAfter } from './togetherScreens.ts';

const sizes = [300, 3000];
const saves = 40;
const stories = 20;
const authors = 3;
/** Milliseconds from one save of an author to the next. */
const pace = 3000;
const duration = 20_000;
const heardLimit = 1000;
const readLimit = 100;

type Target = { url: string; token: string; storyId: string };

/** Watches a story; `versionAfter` resolves when a later version than this is told. */
async function watch({ url, token, storyId }: Target) {
  const client = createClient({ baseUrl: url, getToken: () => token, onUnauthorized: () => {} });
  const leaving = new AbortController();
  let version = 0;
  let tell = () => {};
  const onEvent = (event: LiveNews) => {
    if (event.type !== 'welcome' && event.type !== 'version') return;
    version = event.version;
    tell();
  };
  const ended = watchStory(client, { storyId, onEvent, signal: leaving.signal });
  const versionAfter = async (known: number): Promise<number> => {
    while (version <= known) {
      await new Promise<void>((resolve) => {
        tell = resolve;
      });
    }
    return version;
  };
  await versionAfter(0);
  return {
    versionAfter,
    version: () => version,
    leave: async () => {
      leaving.abort();
      await ended;
    },
  };
}

const edited = (story: StoryDocument, number: number): StoryDocument => ({
  ...story,
  description: `Правка ${number}`,
});

async function begin(url: string, token: string, story: StoryDocument): Promise<Target> {
  const { id: storyId } = await saveThroughApi(url, token, story, { isPublic: true });
  return { url, token, storyId };
}

async function heardAfter(url: string, nodes: number, engine: string): Promise<Row[]> {
  const { token } = await registerThroughApi(url, account(`author${nodes}`));
  const story = generateStory(nodes);
  const target = await begin(url, token, story);
  const other = await watch(target);
  const times: number[] = [];
  for (let number = 0; number < saves; number += 1) {
    const heard = other.versionAfter(other.version());
    const began = performance.now();
    const saved = updateThroughApi(url, token, target.storyId, edited(story, number));
    await heard;
    times.push(performance.now() - began);
    await saved;
  }
  await other.leave();
  const what = `a save of ${nodes} nodes is heard (${engine})`;
  return [
    limitRow(`${what}, p50`, median(times), 'ms', heardLimit),
    limitRow(`${what}, p95`, percentile(times, 0.95), 'ms', heardLimit),
  ];
}

/** Saves a story again and again until time is over; returns how often. */
async function write(target: Target, story: StoryDocument, until: number, index: number) {
  await wait((index * pace) / (stories * authors));
  let written = 0;
  while (performance.now() < until) {
    const began = performance.now();
    const { url, token, storyId } = target;
    await updateThroughApi(url, token, storyId, edited(story, written));
    written += 1;
    await wait(Math.max(0, pace - (performance.now() - began)));
  }
  return written;
}

async function readsMeanwhile(url: string, engine: string): Promise<Row[]> {
  const story = generateStory(300);
  const targets: Target[] = [];
  for (let number = 0; number < stories; number += 1) {
    const { token } = await registerThroughApi(url, account(`writer${number}`));
    targets.push(await begin(url, token, story));
  }
  const reader = await registerThroughApi(url, account('reader'));
  const { id } = await saveThroughApi(url, reader.token, story, { isPublic: true });
  const requests = [
    { address: `${url}/api/story/${id}/data` },
    { address: `${url}/content/search` },
    { address: `${url}/story/${id}` },
  ];
  const windows = targets.flatMap((target) => Array.from({ length: authors }, () => target));
  return underLoad({ requests, pace: 100 }, async (takeTimes) => {
    const writeAll = async () => {
      await takeTimes();
      const until = performance.now() + duration;
      const counts = await Promise.all(
        windows.map((target, index) => write(target, story, until, index)),
      );
      const written = counts.reduce((sum, count) => sum + count, 0);
      return { times: await takeTimes(), saves: (1000 * written) / duration };
    };
    const unwatched = await writeAll();
    const watchers = await Promise.all(windows.map(watch));
    const watched = await writeAll();
    for (const watcher of watchers) await watcher.leave();
    const what = `reads while ${stories} stories of ${authors} are written (${engine})`;
    const [p50, before] = [median(watched.times), median(unwatched.times)];
    return [
      limitRow(`${what}, p99`, percentile(watched.times, 0.99), 'ms', readLimit),
      limitRow(`${what}, without streams, p99`, percentile(unwatched.times, 0.99), 'ms', readLimit),
      {
        what: `${what}, p50`,
        value: `${p50.toFixed(0)} ms`,
        against: `${before.toFixed(0)} ms without streams`,
        ratio: p50 / before,
      },
      { what: `${what}, saves`, value: `${watched.saves.toFixed(1)} a second` },
    ];
  });
}

/** How soon a save is heard and seen by who has the story open, and what it costs the readers of other stories. */
export const benchTogether = (): Promise<Row[]> =>
  onEngines(({ databaseUrl }, engine) =>
    withProduct(
      async ({ url }) => {
        const rows: Row[] = [];
        for (const nodes of sizes) {
          rows.push(...(await heardAfter(url, nodes, engine)));
          rows.push(await withBrowser((browser) => seenAfter(browser, url, nodes, engine)));
        }
        return [...rows, ...(await readsMeanwhile(url, engine))];
      },
      {
        // Without the options of tests, which hurry at the cost of what a loss of power leaves.
        DATABASE_URL: databaseUrl?.split('?', 1)[0] ?? '',
        JWT_SECRET: 'a secret of the bench alone, 32 characters',
        DEMO: '0',
      },
    ),
  );
