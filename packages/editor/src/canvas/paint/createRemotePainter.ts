import type { FarSnapshot } from './farSnapshot.ts';
import { fontSources } from './fontSources.ts';
import type { NearSnapshot } from './nearSnapshot.ts';
import type { FontRequest, PaintAnswer, PaintRequest } from './paintWorker.ts';
import type { Palette } from './palette.ts';
import type { RegionRender } from './renderRegion.ts';

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  try {
    return new Worker(new URL('./paintWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    // A host that allows no workers gets the same drawing, made here.
    return null;
  }
}

/** What there is to draw: what is seen from close, or a far snapshot of everything. */
export type Content =
  | { readonly nearSnapshot: NearSnapshot; readonly farSnapshot?: undefined }
  | { readonly farSnapshot: FarSnapshot; readonly nearSnapshot?: undefined };

export type PainterOptions = {
  /** What was being drawn will not come. */
  onLost: () => void;
  /** The families that titles are written with. */
  font: string;
};

/** Has drawings made by a worker. Where there is none, `paint` answers null. */
export function createRemotePainter({ onLost, font }: PainterOptions) {
  let worker: Worker | null | undefined;
  let isReady = false;
  let sent: FarSnapshot | null = null;
  let lastId = 0;
  const waiting = new Map<number, (bitmap: ImageBitmap) => void>();

  const start = (): Worker | null => {
    if (worker !== undefined) return worker;
    worker = startWorker();
    worker?.addEventListener('message', ({ data }: MessageEvent<PaintAnswer>) => {
      if (data.kind === 'ready') {
        isReady = true;
        return;
      }
      const settle = waiting.get(data.id);
      waiting.delete(data.id);
      if (settle) settle(data.bitmap);
      else data.bitmap.close();
    });
    worker?.addEventListener('error', () => {
      worker = null;
      isReady = false;
      waiting.clear();
      onLost();
    });
    const fonts: FontRequest = { families: font, fonts: fontSources(font) };
    worker?.postMessage(fonts);
    return worker;
  };

  return {
    /** Starts the worker, if there can be one; answers whether it draws at once. */
    warm: (): boolean => start() !== null && isReady,
    paint: (
      region: RegionRender,
      content: Content,
      palette: Palette,
    ): Promise<ImageBitmap> | null => {
      const painter = start();
      if (!painter) return null;
      lastId += 1;
      // A far snapshot that the worker has is not sent twice.
      const news = content.farSnapshot === sent ? {} : content;
      sent = content.farSnapshot ?? sent;
      const request: PaintRequest = { id: lastId, region, palette, ...news };
      painter.postMessage(request);
      return new Promise((resolve) => {
        waiting.set(request.id, resolve);
      });
    },
    close: () => {
      worker?.terminate();
      worker = undefined;
      isReady = false;
      sent = null;
      waiting.clear();
    },
  };
}
