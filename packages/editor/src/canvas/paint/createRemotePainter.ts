import type { Scene } from '../../flow/scene.ts';
import { titleZoom } from './paintPicture.ts';
import type { PaintAnswer, PaintRequest } from './paintWorker.ts';
import type { Palette } from './palette.ts';
import { type Picture, type PictureFacts, takePicture } from './picture.ts';
import type { Shot } from './shot.ts';
import { takeSketch } from './sketch.ts';

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  try {
    return new Worker(new URL('./paintWorker.ts', import.meta.url), { type: 'module' });
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

/** Handed over and not copied: nobody here looks at a picture again. */
const numbersOf = ({ cards, types, cardFlags, lines, lineFlags }: Picture): Transferable[] =>
  [cards, types, cardFlags, lines, lineFlags].map(({ buffer }) => buffer as ArrayBuffer);

export type PaintSubject = {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly isFar: boolean;
  readonly facts: PictureFacts;
};

/** Has drawings made by a worker. Where there is none, `paint` answers null. */
export function createRemotePainter(onLost: () => void) {
  let worker: Worker | null | undefined;
  let isReady = false;
  let sent: readonly unknown[] = [];
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
    return worker;
  };

  const farPart = ({ scene, facts }: PaintSubject, zoom: number) => {
    const hasTitles = zoom >= titleZoom;
    const key = keyOf(scene, facts, hasTitles);
    const isKnown = key.every((part, index) => part === sent[index]);
    sent = key;
    return isKnown ? {} : { picture: takePicture(scene, facts, hasTitles) };
  };

  return {
    /** Starts the worker, if there can be one; answers whether it draws at once. */
    warm: (): boolean => start() !== null && isReady,
    paint: (shot: Shot, subject: PaintSubject): Promise<ImageBitmap> | null => {
      const painter = start();
      if (!painter) return null;
      lastId += 1;
      const { scene, palette, isFar, facts } = subject;
      const request: PaintRequest = {
        id: lastId,
        shot,
        palette,
        ...(isFar ? farPart(subject, shot.zoom) : { sketch: takeSketch(scene, shot.area, facts) }),
      };
      painter.postMessage(request, request.picture ? numbersOf(request.picture) : []);
      return new Promise((resolve) => {
        waiting.set(request.id, resolve);
      });
    },
    close: () => {
      worker?.terminate();
      worker = undefined;
      isReady = false;
      sent = [];
      waiting.clear();
    },
  };
}
