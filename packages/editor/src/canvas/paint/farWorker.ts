import { paintPicture } from './paintPicture.ts';
import type { Palette } from './palette.ts';
import type { Picture } from './picture.ts';
import { beginShot, type Shot } from './shot.ts';

export type FarRequest = {
  readonly id: number;
  readonly shot: Shot;
  readonly palette: Palette;
  /** Absent while the last one still holds. */
  readonly picture?: Picture;
};

export type FarAnswer = { readonly id: number; readonly bitmap: ImageBitmap };

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<FarRequest>) => void;
  postMessage: (answer: FarAnswer, transfer: Transferable[]) => void;
};

let picture: Picture | null = null;

scope.onmessage = ({ data }) => {
  const { id, shot, palette } = data;
  picture = data.picture ?? picture;
  const canvas = new OffscreenCanvas(
    Math.round(shot.width * shot.ratio),
    Math.round(shot.height * shot.ratio),
  );
  const context = canvas.getContext('2d');
  if (context && picture) {
    beginShot(context, shot);
    paintPicture(context, picture, palette, shot);
  }
  const bitmap = canvas.transferToImageBitmap();
  scope.postMessage({ id, bitmap }, [bitmap]);
};
