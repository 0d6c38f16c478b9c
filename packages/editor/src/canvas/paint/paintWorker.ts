import type { FarSnapshot } from './farSnapshot.ts';
import type { NearSnapshot } from './nearSnapshot.ts';
import { paintFarSnapshot } from './paintFarSnapshot.ts';
import { paintNearSnapshot } from './paintNearSnapshot.ts';
import type { Palette } from './palette.ts';
import { type RegionRender, renderRegion } from './renderRegion.ts';

export type PaintRequest = {
  readonly id: number;
  readonly shot: RegionRender;
  readonly palette: Palette;
  /** What is seen from close. Without it the picture is drawn. */
  readonly sketch?: NearSnapshot;
  /** What is seen from far; absent while the last one still holds. */
  readonly picture?: FarSnapshot;
};

export type PaintAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawing'; readonly id: number; readonly bitmap: ImageBitmap };

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<PaintRequest>) => void;
  postMessage: (answer: PaintAnswer, transfer?: Transferable[]) => void;
};

let picture: FarSnapshot | null = null;

scope.onmessage = ({ data }) => {
  const { id, shot, palette, sketch } = data;
  picture = data.picture ?? picture;
  const canvas = new OffscreenCanvas(
    Math.round(shot.width * shot.ratio),
    Math.round(shot.height * shot.ratio),
  );
  const context = canvas.getContext('2d');
  if (context) {
    renderRegion(context, shot);
    if (sketch) paintNearSnapshot(context, sketch, palette, shot.zoom);
    else if (picture) paintFarSnapshot(context, picture, palette, shot);
  }
  const bitmap = canvas.transferToImageBitmap();
  scope.postMessage({ kind: 'drawing', id, bitmap }, [bitmap]);
};

scope.postMessage({ kind: 'ready' });
