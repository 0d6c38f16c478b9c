import { parentPort, workerData } from 'node:worker_threads';

export type FilmReading = { address: string; bytes: number; piece: number; pace: number };

const readers = 100;
const { address, bytes, piece, pace } = workerData as FilmReading;
const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(milliseconds, 0)));

/** Gets a film piece by piece, over and over, as fast as it plays. */
async function read(reader: number): Promise<void> {
  await pause((reader * pace) / readers);
  for (let start = 0; ; start = (start + piece) % bytes) {
    const began = performance.now();
    const headers = { range: `bytes=${start}-${start + piece - 1}` };
    const answer = await fetch(address, { headers });
    if (answer.status !== 206) throw new Error(`A range was answered with ${answer.status}.`);
    await answer.arrayBuffer();
    await pause(pace - (performance.now() - began));
  }
}

for (let reader = 0; reader < readers; reader += 1) void read(reader);
await pause(pace);
parentPort?.postMessage('all are reading');
