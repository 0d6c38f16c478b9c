import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Session } from 'node:inspector';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

// Loaded by `--import` into a server: names what holds its main thread. The processor time of the thread counts: how
// long it waited for a processor or a disk says more about the machine.

/** A time in which the main thread did one thing, in a line of the file of `SOAK_HOLDS`. */
export type Hold = {
  at: number;
  pid: number;
  /** Milliseconds of processor time. */
  held: number;
  /** The request; absent for jobs and what the server does by itself. */
  call?: string;
  /** The functions that ran after `shortestHold`, the innermost first. */
  frames: string[];
};

/** Milliseconds from which on something is a hold. */
const shortestHold = 20;
const beatEvery = 5;

declare global {
  var callOfSoak: (() => string | undefined) | undefined;
}

type Beat = { beat: number; held: number };

function watchMainThread(file: string): void {
  const calls = new AsyncLocalStorage<string>();
  globalThis.callOfSoak = () => calls.getStore();
  subscribe('http.server.request.start', (message) => {
    const { method, url } = (message as { request: IncomingMessage }).request;
    calls.enterWith(`${method} ${url}`);
  });
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { file, beats },
    execArgv: [],
  });
  worker.unref();

  /** Milliseconds that this thread has worked since it began. */
  const readWorked = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let before = readWorked();
  setInterval(() => {
    const now = readWorked();
    const held = now - before;
    const beat = Atomics.add(beats, 0, 1);
    if (held >= shortestHold) worker.postMessage({ beat, held } satisfies Beat);
    before = now;
  }, beatEvery).unref();
}

/** In a thread of its own: asks the main thread what it is at when it is late. */
function watchBeats({ file, beats }: { file: string; beats: Int32Array }): void {
  const session = new Session();
  session.connectToMainThread();
  session.post('Debugger.enable');
  let seen = { beat: -1, since: 0, isAsked: false };
  let found: Pick<Hold, 'call' | 'frames'> & { beat: number } = { beat: -1, frames: [] };

  session.on('Debugger.paused', ({ params: { callFrames } }) => {
    const frames = callFrames.slice(0, 12).map(({ functionName, url, location }) => {
      const name = functionName || 'a function';
      return `${name} ${url.split('/').at(-1) ?? ''}:${location.lineNumber + 1}`;
    });
    const { beat } = seen;
    found = { beat, frames };
    const [first] = callFrames;
    if (!first) return;
    session.post(
      'Debugger.evaluateOnCallFrame',
      { callFrameId: first.callFrameId, expression: 'callOfSoak?.()', returnByValue: true },
      (_error, answer) => {
        const call: unknown = answer?.result.value;
        if (typeof call === 'string') found = { beat, frames, call };
      },
    );
    session.post('Debugger.resume');
  });
  setInterval(() => {
    const beat = Atomics.load(beats, 0);
    if (beat !== seen.beat) seen = { beat, since: performance.now(), isAsked: false };
    else if (!seen.isAsked && performance.now() - seen.since > shortestHold + beatEvery) {
      seen.isAsked = true;
      session.post('Debugger.pause');
    }
  }, beatEvery);
  parentPort?.on('message', ({ beat, held }: Beat) => {
    const { frames, call } = found.beat === beat ? found : { frames: [], call: undefined };
    const hold: Hold = {
      at: Date.now(),
      pid: process.pid,
      held,
      frames,
      ...(call ? { call } : {}),
    };
    appendFileSync(file, `${JSON.stringify(hold)}\n`);
  });
}

const { SOAK_HOLDS } = process.env;
if (!isMainThread && workerData?.beats) watchBeats(workerData);
else if (isMainThread && SOAK_HOLDS) watchMainThread(SOAK_HOLDS);
