import { paintPicture } from './paintPicture.ts';
import { paintSketch } from './paintSketch.ts';
import type { Palette } from './palette.ts';
import type { Picture } from './picture.ts';
import { beginShot, type Shot } from './shot.ts';
import type { Sketch } from './sketch.ts';

export type PaintRequest = {
  readonly id: number;
  readonly shot: Shot;
  readonly palette: Palette;
  /** What is seen from close. Without it the picture is drawn. */
  readonly sketch?: Sketch;
  /** What is seen from far; absent while the last one still holds. */
  readonly picture?: Picture;
};

export type PaintAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawing'; readonly id: number; readonly bitmap: ImageBitmap };

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<PaintRequest>) => void;
  postMessage: (answer: PaintAnswer, transfer?: Transferable[]) => void;
};

let picture: Picture | null = null;

scope.onmessage = ({ data }) => {
  const { id, shot, palette, sketch } = data;
  picture = data.picture ?? picture;
  const canvas = new OffscreenCanvas(
    Math.round(shot.width * shot.ratio),
    Math.round(shot.height * shot.ratio),
  );
  const context = canvas.getContext('2d');
  if (context) {
    beginShot(context, shot);
    if (sketch) paintSketch(context, sketch, palette, shot.zoom);
    else if (picture) paintPicture(context, picture, palette, shot);
  }
  const bitmap = canvas.transferToImageBitmap();
  scope.postMessage({ kind: 'drawing', id, bitmap }, [bitmap]);
};

scope.postMessage({ kind: 'ready' });
