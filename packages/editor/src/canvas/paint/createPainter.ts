import { fewNodes } from '../../flow/cardWindow.ts';
import type { Scene } from '../../flow/scene.ts';
import { createPictures } from './createPictures.ts';
import { type Content, createRemotePainter } from './createRemotePainter.ts';
import { paintPicture, titleZoom } from './paintPicture.ts';
import { paintSketch } from './paintSketch.ts';
import type { Palette } from './palette.ts';
import type { PictureFacts } from './picture.ts';
import { beginShot, type Shot } from './shot.ts';
import { takeSketch } from './sketch.ts';

export type PaintSubject = {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly isFar: boolean;
  readonly facts: PictureFacts;
};

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
  { sketch, picture }: Content,
  palette: Palette,
) {
  beginShot(context, shot);
  if (sketch) paintSketch(context, sketch, palette, shot.zoom);
  else paintPicture(context, picture, palette, shot);
}

/**
 * Draws the scene up close, or a picture of it from far. A worker does so for all but small stories:
 * some browsers fill a canvas on the thread that drew on it, for a tenth of a second.
 */
export function createPainter(onLost: () => void): Painter {
  const remote = createRemotePainter(onLost);
  const takePicture = createPictures();
  return {
    paint: (shot, open, { isFar, scene, palette, facts }) => {
      const { size } = scene.nodes;
      const content = isFar
        ? { picture: takePicture({ scene, facts, hasTitles: shot.zoom >= titleZoom }) }
        : { sketch: takeSketch(scene, shot.area, facts) };
      if (size > fewNodes && (remote.warm() || (isFar && size > manyNodes))) {
        const answer = remote.paint(shot, content, palette);
        if (answer) return answer;
      }
      const context = open();
      if (context) paintHere(context, shot, content, palette);
      return null;
    },
    close: remote.close,
  };
}
