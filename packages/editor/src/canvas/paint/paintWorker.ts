import type { FarSnapshot } from './farSnapshot.ts';
import type { NearSnapshot } from './nearSnapshot.ts';
import { paintFarSnapshot } from './paintFarSnapshot.ts';
import { paintNearSnapshot } from './paintNearSnapshot.ts';
import type { Palette } from './palette.ts';
import { type RegionRender, renderRegion } from './renderRegion.ts';

export type PaintRequest = {
  readonly id: number;
  readonly region: RegionRender;
  readonly palette: Palette;
  /** What is seen from close. Without it the far snapshot is drawn. */
  readonly nearSnapshot?: NearSnapshot;
  /** What is seen from far; absent while the last one still holds. */
  readonly farSnapshot?: FarSnapshot;
};

export type PaintAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawing'; readonly id: number; readonly bitmap: ImageBitmap };

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<PaintRequest>) => void;
  postMessage: (answer: PaintAnswer, transfer?: Transferable[]) => void;
};

let farSnapshot: FarSnapshot | null = null;

scope.onmessage = ({ data }) => {
  const { id, region, palette, nearSnapshot } = data;
  farSnapshot = data.farSnapshot ?? farSnapshot;
  const canvas = new OffscreenCanvas(
    Math.round(region.width * region.ratio),
    Math.round(region.height * region.ratio),
  );
  const context = canvas.getContext('2d');
  if (context) {
    renderRegion(context, region);
    if (nearSnapshot) paintNearSnapshot(context, nearSnapshot, palette, region.zoom);
    else if (farSnapshot) paintFarSnapshot(context, farSnapshot, palette, region);
  }
  const bitmap = canvas.transferToImageBitmap();
  scope.postMessage({ kind: 'drawing', id, bitmap }, [bitmap]);
};

scope.postMessage({ kind: 'ready' });
