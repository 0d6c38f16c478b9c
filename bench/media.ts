import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MediaFile } from '@dreamfork/api-client/contract';
import { mediaPath } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { account, registerThroughApi, saveThroughApi } from '../e2e/support/api.ts';
import { startProductServer } from '../scripts/productServer.ts';
import type { FilmReading } from './filmReaders.ts';
import { uploadFile } from './mediaFiles.ts';
import { benchPictures } from './mediaPictures.ts';
import { peakGrowth } from './processMemory.ts';
import { limitRow, type Row } from './report.ts';
import { soundOf } from './sounds.ts';
import { median } from './statistics.ts';

const megabyte = 1024 * 1024;
const rounds = 6;
const requests = 60;

type Target = { url: string; token: string };

/** On a server that has just started: a later one uses the room that the first one has made. */
async function uploadGrowth(large: File): Promise<number> {
  const server = await startProductServer({ env: { RATE_LIMIT: '0' } });
  try {
    const { url, pid } = server;
    const { token } = await registerThroughApi(url, account('uploads'));
    // A small one starts what the server starts once.
    await uploadFile(url, token, soundOf(5 * megabyte));
    return await peakGrowth(pid, () => uploadFile(url, token, large));
  } finally {
    await server.stop();
  }
}

async function benchUpload(): Promise<Row> {
  const large = soundOf(45 * megabyte);
  const growths: number[] = [];
  for (let round = 0; round < 5; round += 1) growths.push(await uploadGrowth(large));
  return limitRow(
    'upload of 45 MB, memory of the server above what it had',
    median(growths) / megabyte,
    'MB',
    30,
  );
}

/** Milliseconds of each request for a story, one after the other. */
async function timesOf(address: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const started = performance.now();
    await (await fetch(address)).arrayBuffer();
    times.push(performance.now() - started);
  }
  return times;
}

/** Work while a hundred readers get the film on a thread of their own. */
async function whileReading(film: MediaFile, { url }: Target, work: () => Promise<void>) {
  const workerData: FilmReading = {
    address: url + mediaPath(film.id),
    bytes: film.fileSize,
    piece: megabyte / 4,
    pace: 1000,
  };
  const readers = new Worker(new URL('./filmReaders.ts', import.meta.url), { workerData });
  try {
    await once(readers, 'message');
    await work();
  } finally {
    await readers.terminate();
  }
}

async function benchFilm(target: Target): Promise<Row> {
  const film = await uploadFile(target.url, target.token, soundOf(4 * megabyte));
  const [first, ...others] = sampleStory.nodes;
  if (!first) throw new Error('The story has no node.');
  const item = { id: 'film', mediaType: 'audio' as const, url: mediaPath(film.id), title: '' };
  const facts = { description: '', fileSize: film.fileSize, mimeType: film.mimeType };
  const media = [{ ...item, ...facts, order: 0, isActive: true }];
  const story = { ...sampleStory, title: 'Прилив', nodes: [{ ...first, media }, ...others] };
  const { id } = await saveThroughApi(target.url, target.token, story, { isPublic: true });
  const address = `${target.url}/api/story/${id}/data`;
  await timesOf(address);
  const quiet: number[] = [];
  const busy: number[] = [];
  // Turn and turn about, so that a change of the machine's pace touches both alike.
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(median(await timesOf(address)));
    await whileReading(film, target, async () => {
      busy.push(median(await timesOf(address)));
    });
  }
  return {
    what: 'GET /api/story/{id}/data while 100 readers play a file of 4 MB in 16 s',
    value: `${median(busy).toFixed(2)} ms`,
    against: `without them: ${median(quiet).toFixed(2)} ms`,
    ratio: median(busy) / median(quiet),
    goal: '≤ 1.20',
  };
}

/** What uploads take of the server, what films take of its other readers, and what pictures take of the line. */
export async function benchMedia(): Promise<Row[]> {
  const server = await startProductServer({ env: { RATE_LIMIT: '0' } });
  try {
    const { token } = await registerThroughApi(server.url, account('media'));
    const target = { url: server.url, token };
    return [await benchUpload(), await benchFilm(target), ...(await benchPictures(target))];
  } finally {
    await server.stop();
  }
}
