import { fewNodes } from '../../flow/cardWindow.ts';
import { createRemotePainter, type PaintSubject } from './createRemotePainter.ts';
import { paintPicture, titleZoom } from './paintPicture.ts';
import { paintSketch } from './paintSketch.ts';
import { takePicture } from './picture.ts';
import { beginShot, type Shot } from './shot.ts';
import { takeSketch } from './sketch.ts';

export type Painter = {
  /** Draws here, or has it drawn elsewhere; `open` gives the canvas to draw on here. */
  paint: (
    shot: Shot,
    open: () => CanvasRenderingContext2D | null,
    subject: PaintSubject,
  ) => Promise<ImageBitmap> | null;
  close: () => void;
};

/** From this many nodes on a map seen from far waits for the worker, however long that takes to start. */
const manyNodes = 1500;

function paintHere(
  context: CanvasRenderingContext2D,
  shot: Shot,
  { scene, palette, isFar, facts }: PaintSubject,
) {
  beginShot(context, shot);
  if (isFar) {
    const picture = takePicture(scene, facts, shot.zoom >= titleZoom);
    paintPicture(context, picture, palette, shot);
  } else paintSketch(context, takeSketch(scene, shot.area, facts), palette, shot.zoom);
}

/**
 * Draws the scene up close, or a picture of it from far. A worker does so for all but small stories:
 * some browsers fill a canvas on the thread that drew on it, for a tenth of a second.
 */
export function createPainter(onLost: () => void): Painter {
  const remote = createRemotePainter(onLost);
  return {
    paint: (shot, open, subject) => {
      const { isFar, scene } = subject;
      const { size } = scene.nodes;
      if (size > fewNodes && (remote.warm() || (isFar && size > manyNodes))) {
        const answer = remote.paint(shot, subject);
        if (answer) return answer;
      }
      const context = open();
      if (context) paintHere(context, shot, subject);
      return null;
    },
    close: remote.close,
  };
}
