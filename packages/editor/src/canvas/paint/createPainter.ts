import type { Scene } from '../../flow/scene.ts';
import { beginShot, type Shot } from './createBaseLayer.ts';
import { paintPicture } from './paintPicture.ts';
import { paintScene } from './paintScene.ts';
import type { Palette } from './palette.ts';
import { type Picture, type PictureFacts, takePicture } from './picture.ts';

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

/** Draws the scene up close, or a picture of it from far. */
export function createPainter(): Painter {
  let picture: { of: Picture; version: number; facts: PictureFacts } | null = null;

  const pictureOf = ({ scene, facts }: PainterSubject): Picture => {
    picture = { of: takePicture(scene, facts), version: scene.version(), facts };
    return picture.of;
  };

  return {
    paint: (shot, context, subject) => {
      const { area, zoom } = shot;
      beginShot(context, shot);
      if (subject.isFar) {
        paintPicture(context, pictureOf(subject), subject.palette, { area, zoom });
      } else paintScene(context, subject.scene, subject.palette, area, subject.facts);
      return null;
    },
    close: () => {
      picture = null;
    },
  };
}
