import { setTimeout as wait } from 'node:timers/promises';
import type { ImportJob, MediaFile } from '@dreamfork/api-client/contract';
import { mediaPath } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { account, registerThroughApi, saveThroughApi } from '../e2e/support/api.ts';
import type { ProductServer } from '../scripts/productServer.ts';
import { peakBytes, residentBytes, underLoad } from './load.ts';
import { limitRow, type Row, ratioGoal } from './report.ts';
import { soundOf } from './sounds.ts';
import { withProduct } from './start.ts';
import { median, percentile } from './statistics.ts';

const megabyte = 1024 * 1024;
const sounds = 5;
const soundBytes = 40 * megabyte;
// A file of 200 MB takes about 25 s at the pace of the server.
const rounds = 3;
const readers = 50;

type Target = Pick<ProductServer, 'url' | 'pid'> & { token: string; storyId: string };

const authorised = ({ token }: Target) => ({ authorization: `Bearer ${token}` });

async function uploadFile(url: string, token: string, file: File): Promise<MediaFile> {
  const body = new FormData();
  body.set('file', file);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/media/upload`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`The upload failed: ${await answer.text()}`);
  return (await answer.json()) as MediaFile;
}

/** A story with 200 MB of sounds. */
async function saveLarge(url: string, token: string): Promise<string> {
  const [first, ...others] = sampleStory.nodes;
  if (!first) throw new Error('The story has no node.');
  const media = [];
  for (let order = 0; order < sounds; order += 1) {
    const { id, fileSize, mimeType } = await uploadFile(url, token, soundOf(soundBytes, order));
    const item = {
      id: `sound-${order}`,
      mediaType: 'audio' as const,
      url: mediaPath(id),
      title: '',
    };
    media.push({ ...item, description: '', fileSize, mimeType, order, isActive: true });
  }
  const story = { ...sampleStory, title: 'Прилив', nodes: [{ ...first, media }, ...others] };
  const { id } = await saveThroughApi(url, token, story, { isPublic: true });
  return id;
}

/** Starts the product with the story; `before` is the memory of the server without it. */
const withStory = <Value>(work: (target: Target, before: number) => Promise<Value>) =>
  withProduct(
    async ({ url, pid }) => {
      const { token } = await registerThroughApi(url, account('files'));
      const before = await residentBytes(pid);
      return work({ url, pid, token, storyId: await saveLarge(url, token) }, before);
    },
    { MEDIA_QUOTA_BYTES: String(10_000 * megabyte) },
  );

/** Downloads the story and lets go of it. */
async function exportStory(target: Target): Promise<void> {
  const path = `/api/story/export/${target.storyId}`;
  const answer = await fetch(target.url + path, { headers: authorised(target) });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  if (bytes < sounds * soundBytes) throw new Error('The export is not whole.');
}

async function readExport(target: Target): Promise<File> {
  const path = `/api/story/export/${target.storyId}`;
  const answer = await fetch(target.url + path, { headers: authorised(target) });
  return new File([await answer.blob()], 'Прилив.df');
}

async function importStory(target: Target, file: File): Promise<void> {
  const body = new FormData();
  body.set('file', file);
  const headers = authorised(target);
  const path = '/api/story/export';
  const started = await fetch(`${target.url}${path}/import/start`, {
    method: 'POST',
    headers,
    body,
  });
  const { jobId } = (await started.json()) as { jobId: string };
  for (;;) {
    const answer = await fetch(`${target.url}${path}/jobs/${jobId}`, { headers });
    const { status, errorMessage } = (await answer.json()) as ImportJob;
    if (status === 'succeeded') return;
    if (errorMessage !== undefined) throw new Error(errorMessage);
    await wait(50);
  }
}

/** Above what the server had before the sounds were uploaded: work uses the room that earlier work has made. */
const growthOf = (prepare: (target: Target) => Promise<() => Promise<void>>): Promise<number> =>
  withStory(async (target, before) => {
    const work = await prepare(target);
    return ((await peakBytes(target.pid, work)) - before) / megabyte;
  });

async function benchMemory(): Promise<Row[]> {
  const what = (does: string) =>
    `${does} of a story with 200 MB of media, memory of the server above what it had`;
  const exporting = await growthOf(async (target) => () => exportStory(target));
  const importing = await growthOf(async (target) => {
    const file = await readExport(target);
    return () => importStory(target, file);
  });
  return [
    limitRow(what('export'), exporting, 'MB', 100),
    limitRow(what('import'), importing, 'MB', 100),
  ];
}

async function measureReaders(target: Target): Promise<Row[]> {
  const file = await readExport(target);
  const works = { export: () => exportStory(target), import: () => importStory(target, file) };
  const reader = { address: `${target.url}/api/story/${target.storyId}/data` };
  const load = { requests: Array.from({ length: readers }, () => reader), pace: 250 };
  return underLoad(load, async (takeTimes) => {
    const slowTime = async (work: () => Promise<void>): Promise<number> => {
      await takeTimes();
      await work();
      return percentile(await takeTimes(), 0.95);
    };
    await wait(2000);
    const rows: Row[] = [];
    for (const [name, work] of Object.entries(works)) {
      const quiet: number[] = [];
      const busy: number[] = [];
      // Turn and turn about, so that a change of the machine's pace touches both alike.
      for (let round = 0; round < rounds; round += 1) {
        quiet.push(await slowTime(() => wait(3000)));
        busy.push(await slowTime(work));
      }
      rows.push({
        what: `p95 of ${readers} readers during the ${name} of 200 MB`,
        value: `${median(busy).toFixed(2)} ms`,
        against: `without it: ${median(quiet).toFixed(2)} ms`,
        ratio: median(busy) / median(quiet),
        goal: ratioGoal(median(busy) / median(quiet), 1.3),
      });
    }
    return rows;
  });
}

/** What a story file takes of the server, and of its readers meanwhile. */
export const benchFiles = async (): Promise<Row[]> => [
  ...(await benchMemory()),
  ...(await withStory(measureReaders)),
];
