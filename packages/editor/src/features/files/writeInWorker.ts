import type { WriteOrder } from './writeStory.ts';

/** Writes a story beside the page; null if that is called off or cannot be done. */
export function writeInWorker(
  order: WriteOrder,
  signal: AbortSignal,
): Promise<string | Uint8Array<ArrayBuffer> | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./writeWorker.ts', import.meta.url), { type: 'module' });
    const end = (written: string | Uint8Array<ArrayBuffer> | null) => {
      worker.terminate();
      resolve(written);
    };
    signal.addEventListener('abort', () => end(null), { once: true });
    worker.onerror = () => end(null);
    worker.onmessage = ({ data }: MessageEvent<string | Uint8Array<ArrayBuffer> | null>) =>
      end(data);
    worker.postMessage(order);
  });
}
