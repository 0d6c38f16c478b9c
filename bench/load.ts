import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

type Load = {
  requests: readonly { address: string; init?: RequestInit }[];
  /** Milliseconds from one request to the next of the same kind. */
  pace: number;
};

/** Tells the milliseconds of each request since it was asked last. */
type TakeTimes = () => Promise<number[]>;

/** Repeats requests during the work, in a thread of its own: what the bench does meanwhile does not count. */
export async function underLoad<Value>(
  load: Load,
  work: (takeTimes: TakeTimes) => Promise<Value>,
): Promise<Value> {
  const worker = new Worker(new URL(import.meta.url), { workerData: load });
  await once(worker, 'online');
  try {
    return await work(async () => {
      worker.postMessage('take');
      const [times] = (await once(worker, 'message')) as [number[]];
      return times;
    });
  } finally {
    await worker.terminate();
  }
}

function repeatRequests({ requests, pace }: Load): void {
  let times: number[] = [];
  const repeat = async ({ address, init }: Load['requests'][number], index: number) => {
    await wait((index * pace) / requests.length);
    for (;;) {
      const began = performance.now();
      const answer = await fetch(address, init);
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
      await answer.arrayBuffer();
      const time = performance.now() - began;
      times.push(time);
      await wait(Math.max(0, pace - time));
    }
  };
  parentPort?.on('message', () => {
    parentPort?.postMessage(times);
    times = [];
  });
  for (const [index, request] of requests.entries()) void repeat(request, index);
}

if (!isMainThread) repeatRequests(workerData as Load);

const run = promisify(execFile);

/** Bytes of memory that a process holds. */
export async function residentBytes(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}

/** The most bytes of memory that a process holds while work is done. */
export async function peakBytes(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  let isDone = false;
  const watch = async () => {
    while (!isDone) peak = Math.max(peak, await residentBytes(pid));
  };
  const watching = watch();
  try {
    await work();
  } finally {
    isDone = true;
    await watching;
  }
  return peak;
}
