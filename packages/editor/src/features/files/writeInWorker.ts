import type { WriteOrder, Written } from './writeStory.ts';
import type { WriteMessage } from './writeWorker.ts';

export type WriteProgress = Extract<WriteMessage, { kind: 'progress' }>;

/** Writes a story beside the page; null if that is called off or cannot be done. */
export function writeInWorker(
  order: WriteOrder,
  signal: AbortSignal,
  onProgress: (progress: WriteProgress) => void,
): Promise<Written | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./writeWorker.ts', import.meta.url), { type: 'module' });
    const end = (written: Written | null) => {
      worker.terminate();
      resolve(written);
    };
    signal.addEventListener('abort', () => end(null), { once: true });
    worker.onerror = () => end(null);
    worker.onmessage = ({ data }: MessageEvent<WriteMessage>) => {
      if (data.kind === 'progress') onProgress(data);
      else end(data.written);
    };
    worker.postMessage(order);
  });
}
