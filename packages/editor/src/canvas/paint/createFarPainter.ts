import type { Scene } from '../../flow/scene.ts';
import type { FarAnswer, FarRequest } from './farWorker.ts';
import { titleZoom } from './paintPicture.ts';
import type { Palette } from './palette.ts';
import { type PictureFacts, takePicture } from './picture.ts';
import type { Shot } from './shot.ts';

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  try {
    return new Worker(new URL('./farWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    // A host that allows no workers gets the same drawing, made here.
    return null;
  }
}

/** What a picture was taken of; a picture of the same is not sent twice. */
const keyOf = (scene: Scene, facts: PictureFacts, hasTitles: boolean): readonly unknown[] => [
  scene.version(),
  facts.selection,
  facts.marks,
  facts.away,
  hasTitles,
];

/** Has pictures drawn by a worker. Where there is none, `paint` answers null. */
export function createFarPainter(onLost: () => void) {
  let worker: Worker | null | undefined;
  let sent: readonly unknown[] = [];
  let lastId = 0;
  const waiting = new Map<number, (bitmap: ImageBitmap) => void>();

  const start = (): Worker | null => {
    if (worker !== undefined) return worker;
    worker = startWorker();
    worker?.addEventListener('message', ({ data }: MessageEvent<FarAnswer>) => {
      const settle = waiting.get(data.id);
      waiting.delete(data.id);
      if (settle) settle(data.bitmap);
      else data.bitmap.close();
    });
    worker?.addEventListener('error', () => {
      worker = null;
      waiting.clear();
      onLost();
    });
    return worker;
  };

  return {
    paint: (
      shot: Shot,
      palette: Palette,
      scene: Scene,
      facts: PictureFacts,
    ): Promise<ImageBitmap> | null => {
      const painter = start();
      if (!painter) return null;
      const hasTitles = shot.zoom >= titleZoom;
      const key = keyOf(scene, facts, hasTitles);
      const isKnown = key.every((part, index) => part === sent[index]);
      sent = key;
      lastId += 1;
      const request: FarRequest = {
        id: lastId,
        shot,
        palette,
        ...(isKnown ? {} : { picture: takePicture(scene, facts, hasTitles) }),
      };
      painter.postMessage(request);
      return new Promise((resolve) => {
        waiting.set(request.id, resolve);
      });
    },
    close: () => {
      worker?.terminate();
      worker = undefined;
      sent = [];
      waiting.clear();
    },
  };
}
