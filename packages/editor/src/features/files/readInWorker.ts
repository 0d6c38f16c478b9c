import type { GivenFile } from './givenFiles.ts';
import type { ReadAnswer } from './readWorker.ts';

/** Reads files of other programs beside the page; null if that is called off or cannot be done. */
export function readInWorker(
  files: readonly GivenFile[],
  signal: AbortSignal,
): Promise<ReadAnswer | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./readWorker.ts', import.meta.url), { type: 'module' });
    const end = (answer: ReadAnswer | null) => {
      worker.terminate();
      resolve(answer);
    };
    signal.addEventListener('abort', () => end(null), { once: true });
    worker.onerror = () => end(null);
    worker.onmessage = ({ data }: MessageEvent<ReadAnswer | null>) => end(data);
    worker.postMessage(files);
  });
}
