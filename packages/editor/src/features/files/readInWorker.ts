import type { ReadResult } from '@dreamfork/story/formats';

/** Reads files of other programs beside the page; null if that is called off or cannot be done. */
export function readInWorker(
  files: readonly File[],
  signal: AbortSignal,
): Promise<ReadResult | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./readWorker.ts', import.meta.url), { type: 'module' });
    const end = (result: ReadResult | null) => {
      worker.terminate();
      resolve(result);
    };
    signal.addEventListener('abort', () => end(null), { once: true });
    worker.onerror = () => end(null);
    worker.onmessage = ({ data }: MessageEvent<ReadResult | null>) => end(data);
    worker.postMessage(files);
  });
}
