import type { Scene } from '../../flow/scene.ts';
import { createFarPainter } from './createFarPainter.ts';
import { paintPicture, titleZoom } from './paintPicture.ts';
import { paintScene } from './paintScene.ts';
import type { Palette } from './palette.ts';
import { type PictureFacts, takePicture } from './picture.ts';
import { beginShot, type Shot } from './shot.ts';

export type PainterSubject = {
  scene: Scene;
  palette: Palette;
  isFar: boolean;
  facts: PictureFacts;
};

export type Painter = {
  paint: (
    shot: Shot,
    context: CanvasRenderingContext2D,
    subject: PainterSubject,
  ) => Promise<ImageBitmap> | null;
  close: () => void;
};

/** From this many nodes on a map seen from far is drawn by a worker. */
const manyNodes = 1500;

/** Draws the scene up close, or a picture of it from far: a big one elsewhere, so that nothing waits. */
export function createPainter(onLost: () => void): Painter {
  const far = createFarPainter(onLost);
  return {
    paint: (shot, context, { scene, palette, isFar, facts }) => {
      if (isFar && scene.nodes.size > manyNodes) {
        const answer = far.paint(shot, palette, scene, facts);
        if (answer) return answer;
      }
      beginShot(context, shot);
      if (isFar) {
        const picture = takePicture(scene, facts, shot.zoom >= titleZoom);
        paintPicture(context, picture, palette, shot);
      } else paintScene(context, scene, palette, shot.area, facts);
      return null;
    },
    close: far.close,
  };
}
