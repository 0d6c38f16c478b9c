import type { Position } from '@dreamfork/story';
import type { ELK, ElkNode } from 'elkjs/lib/elk-api.js';
import { type ArrangeInput, fromElkGraph, toElkGraph } from './elkGraph.ts';

export type ArrangeAnswer =
  | { kind: 'arranged'; positions: Record<string, Position> }
  | { kind: 'cancelled' }
  /** The layout broke down, or did not come to an end. */
  | { kind: 'failed' }
  /** The browser or the page allows no worker, or its file cannot be had. */
  | { kind: 'unavailable' };

/** Finds places for nodes. The answer never throws. */
export type Arranger = (input: ArrangeInput, signal: AbortSignal) => Promise<ArrangeAnswer>;

/** What the arranger needs of ELK: a layout by a worker made for it alone. */
export type ElkMaker = (worker: Worker) => Promise<Pick<ELK, 'layout'>>;

export type ArrangerOptions = { makeWorker: () => Worker; makeElk: ElkMaker };

/** Lays out in a worker of its own, which ends with the answer: a cancelled layout costs nothing more. */
export function createArranger({ makeWorker, makeElk }: ArrangerOptions): Arranger {
  return async (input, signal) => {
    let worker: Worker;
    try {
      worker = makeWorker();
    } catch {
      // The command says that the code could not be loaded.
      return { kind: 'unavailable' };
    }
    let hasAnswered = false;
    const answer = new Promise<ArrangeAnswer>((resolve) => {
      if (signal.aborted) resolve({ kind: 'cancelled' });
      signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
      // An error before the first word is a file that could not be had; later, a crash.
      worker.addEventListener('message', () => {
        hasAnswered = true;
      });
      worker.addEventListener('error', () =>
        resolve({ kind: hasAnswered ? 'failed' : 'unavailable' }),
      );
      worker.addEventListener('messageerror', () => resolve({ kind: 'failed' }));
      const run = async () => {
        const elk = await makeElk(worker);
        const laid: ElkNode = await elk.layout(toElkGraph(input));
        resolve({ kind: 'arranged', positions: fromElkGraph(laid) });
      };
      run().catch(() => resolve({ kind: 'failed' }));
    });
    const result = await answer;
    worker.terminate();
    return result;
  };
}
