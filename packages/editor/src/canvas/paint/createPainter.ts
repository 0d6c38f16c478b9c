import { fontSources } from './fontSources.ts';
import { paintSnapshot } from './paintSnapshot.ts';
import type { FontRequest, PaintAnswer, PaintRequest } from './paintWorker.ts';
import type { Palette } from './palette.ts';
import type { RegionRender } from './renderRegion.ts';
import type { Snapshot } from './snapshot.ts';

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  try {
    return new Worker(new URL('./paintWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    // A host that allows no workers gets the same drawing, made here.
    return null;
  }
}

/** Who draws: a worker only once it has started, or however long that takes. */
export type Place = 'here' | 'worker if ready' | 'worker';

export type Painting = {
  readonly region: RegionRender;
  readonly snapshot: Snapshot;
  readonly palette: Palette;
};

export type PainterOptions = {
  /** What was being drawn will not come. */
  onLost: () => void;
  /** The families of all that is written. */
  fonts: string;
};

/**
 * Draws snapshots, in a worker where there can be one: some browsers fill a canvas on the thread that drew on it,
 * for a tenth of a second.
 */
export function createPainter({ onLost, fonts: families }: PainterOptions) {
  let worker: Worker | null | undefined;
  let isReady = false;
  let sent: Snapshot | null = null;
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
    const request: FontRequest = { families, fonts: fontSources(families) };
    worker?.postMessage(request);
    return worker;
  };

  const send = (painter: Worker, { region, snapshot, palette }: Painting): Promise<ImageBitmap> => {
    lastId += 1;
    const id = lastId;
    // A snapshot that the worker has is not sent twice.
    const request: PaintRequest = {
      id,
      region,
      palette,
      ...(snapshot === sent ? {} : { snapshot }),
    };
    sent = snapshot;
    painter.postMessage(request);
    return new Promise((resolve) => {
      waiting.set(id, resolve);
    });
  };

  return {
    /** Draws on the canvas that `open` gives, or has the worker draw. */
    paint: (
      painting: Painting,
      place: Place,
      open: () => CanvasRenderingContext2D | null,
    ): Promise<ImageBitmap> | null => {
      const painter = place === 'here' ? null : start();
      if (painter && (isReady || place === 'worker')) return send(painter, painting);
      const context = open();
      if (context) paintSnapshot(context, painting.snapshot, painting.palette, painting.region);
      return null;
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
