import { commonLetters, type FontSource } from './fontSources.ts';
import { paintSnapshot } from './paintSnapshot.ts';
import type { Palette } from './palette.ts';
import type { RegionRender } from './renderRegion.ts';
import type { Snapshot } from './snapshot.ts';

export type PaintRequest = {
  readonly id: number;
  readonly region: RegionRender;
  readonly palette: Palette;
  /** Absent while the last one still holds. */
  readonly snapshot?: Snapshot;
};

/** The first message: what titles are written with. */
export type FontRequest = { readonly families: string; readonly fonts: readonly FontSource[] };

export type PaintAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawing'; readonly id: number; readonly bitmap: ImageBitmap };

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<PaintRequest | FontRequest>) => void;
  fonts: FontFaceSet;
  postMessage: (answer: PaintAnswer, transfer?: Transferable[]) => void;
};

let snapshot: Snapshot | null = null;
let fontsLoaded: Promise<unknown> = Promise.resolve();

async function loadFonts({ families, fonts }: FontRequest): Promise<void> {
  for (const { family, source, descriptors } of fonts) {
    scope.fonts.add(new FontFace(family, source, descriptors));
  }
  // Titles are drawn in another font where one cannot be had.
  await scope.fonts.load(`600 11px ${families}`, commonLetters).catch(() => {});
}

function paint({ id, region, palette, ...request }: PaintRequest): void {
  snapshot = request.snapshot ?? snapshot;
  const canvas = new OffscreenCanvas(
    Math.round(region.width * region.ratio),
    Math.round(region.height * region.ratio),
  );
  const context = canvas.getContext('2d');
  if (context && snapshot) paintSnapshot(context, snapshot, palette, region);
  const bitmap = canvas.transferToImageBitmap();
  scope.postMessage({ kind: 'drawing', id, bitmap }, [bitmap]);
}

scope.onmessage = ({ data }) => {
  if ('fonts' in data) {
    fontsLoaded = loadFonts(data).then(() => scope.postMessage({ kind: 'ready' }));
  } else void fontsLoaded.then(() => paint(data));
};
