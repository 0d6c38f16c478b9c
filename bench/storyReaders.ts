import { parentPort, workerData } from 'node:worker_threads';

export type StoryReading = { address: string };

const readers = 50;
const pace = 250;
const { address } = workerData as StoryReading;
const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(milliseconds, 0)));

let times: number[] = [];

/** Reads a story four times a second. */
async function read(reader: number): Promise<void> {
  await pause((reader * pace) / readers);
  for (;;) {
    const began = performance.now();
    const answer = await fetch(address);
    if (answer.status !== 200) throw new Error(`A reader was answered with ${answer.status}.`);
    await answer.arrayBuffer();
    const time = performance.now() - began;
    times.push(time);
    await pause(pace - time);
  }
}

// Asked by a message, it tells the milliseconds of each reading since it was asked last.
parentPort?.on('message', () => {
  parentPort?.postMessage(times);
  times = [];
});
for (let reader = 0; reader < readers; reader += 1) void read(reader);
