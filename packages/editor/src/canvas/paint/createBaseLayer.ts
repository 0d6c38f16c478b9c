import { type Bounds, common, encloses } from '../geometry/bounds.ts';
import { type View, visibleBounds } from '../geometry/viewport.ts';
import type { RegionRender } from './renderRegion.ts';
import { isResting, leadOf, type Zooming } from './zooming.ts';

export type BaseLayer = {
  /** The drawing no longer shows how things are. */
  invalidate: () => void;
  /** What is being drawn elsewhere is not waited for. */
  forget: () => void;
  /** Whether what is shown is how things are. */
  isTrue: () => boolean;
  /** Draws anew if need be. Returns whether to come back. */
  follow: (view: View, zooming: Zooming) => boolean;
  remove: () => void;
};

export type BaseLayerOptions = {
  /** Draws a region at once, on the canvas that `open` gives, or begins to have it drawn elsewhere. */
  paint: (
    region: RegionRender,
    open: () => CanvasRenderingContext2D | null,
  ) => Promise<ImageBitmap> | null;
  /** A drawing made elsewhere has come. */
  onArrival: () => void;
  /** What is drawn lies in here, so that nothing else needs a canvas. @default everywhere */
  within?: Bounds;
};

/** How much more than the view is drawn, on each side, as a share of the view. */
const overscan = 0.35;
/** The drawing is made anew before its edge comes into view: while so much of the view is left. */
const reserve = 0.06;
/** While zooming the drawing is scaled up or down to here; at rest it is made sharp again. */
const stretch = { most: 1.4, least: 0.6 };
/** A canvas of more pixels than this is drawn less finely. */
const mostPixels = 9_000_000;

/** The part of the canvas in view, with so much around it as a share of the view. */
function around(view: View, share: number, within: Bounds | undefined): Bounds {
  const { x, y, width, height } = visibleBounds(view);
  const area = {
    x: x - width * share,
    y: y - height * share,
    width: width * (1 + 2 * share),
    height: height * (1 + 2 * share),
  };
  return within ? common(area, within) : area;
}

/** The same number of pixels, whatever the lead: further away they show more of the canvas. */
function planRegion(view: View, lead: number, within: Bounds | undefined): RegionRender {
  const zoom = view.zoom * lead;
  const area = around(view, (1 + 2 * overscan - lead) / (2 * lead), within);
  const width = Math.ceil(area.width * zoom);
  const height = Math.ceil(area.height * zoom);
  const ratio = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (width * height || 1)));
  return { area, zoom, ratio, width, height };
}

function createSheet(container: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;max-width:none';
  container.append(canvas);
  return canvas;
}

/**
 * A drawing in a container that lies in units of the canvas, somewhat larger than the view. It is drawn
 * anew only when it no longer covers the view, no longer is sharp, or no longer is true.
 */
export function createBaseLayer(
  container: HTMLElement,
  { paint, onArrival, within }: BaseLayerOptions,
): BaseLayer {
  const drawn = createSheet(container);
  const sent = createSheet(container);
  let shown: RegionRender | null = null;
  let isDirty = true;
  let pending: RegionRender | null = null;
  let arrived: { region: RegionRender; bitmap: ImageBitmap } | null = null;
  let isRemoved = false;

  const fit = (canvas: HTMLCanvasElement, { area, zoom, width, height, ratio }: RegionRender) => {
    Object.assign(canvas.style, {
      left: `${area.x}px`,
      top: `${area.y}px`,
      width: `${width / zoom}px`,
      height: `${height / zoom}px`,
    });
    const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    if (canvas.width !== pixels.width) canvas.width = pixels.width;
    if (canvas.height !== pixels.height) canvas.height = pixels.height;
  };

  const show = (region: RegionRender, sheet: HTMLCanvasElement) => {
    shown = region;
    for (const canvas of [drawn, sent]) canvas.style.visibility = canvas === sheet ? '' : 'hidden';
  };

  const draw = (view: View, zooming: Zooming) => {
    isDirty = false;
    const region = planRegion(view, leadOf(zooming), within);
    const answer = paint(region, () => {
      fit(drawn, region);
      return drawn.getContext('2d');
    });
    if (!answer) {
      pending = null;
      show(region, drawn);
      return;
    }
    pending = region;
    void answer.then((bitmap) => {
      if (isRemoved || pending !== region) return bitmap.close();
      pending = null;
      arrived = { region, bitmap };
      onArrival();
    });
  };

  const takeArrived = () => {
    if (!arrived) return;
    const { region, bitmap } = arrived;
    arrived = null;
    fit(sent, region);
    sent.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    show(region, sent);
  };

  const isStale = (view: View, zooming: Zooming): boolean => {
    if (isDirty || !shown) return true;
    const { area, zoom } = shown;
    const ratio = view.zoom / zoom;
    const retained = around(view, reserve, within);
    const isCovered = retained.width * retained.height === 0 || encloses(area, retained);
    if (!isCovered || ratio > stretch.most || ratio < stretch.least) return true;
    return ratio !== 1 && isResting(zooming);
  };

  return {
    invalidate: () => {
      isDirty = true;
    },
    forget: () => {
      pending = null;
      isDirty = true;
    },
    isTrue: () => !isDirty && !pending && !arrived,
    follow: (view, zooming) => {
      takeArrived();
      if (!pending && isStale(view, zooming)) draw(view, zooming);
      return isDirty || (shown !== null && !pending && shown.zoom !== view.zoom);
    },
    remove: () => {
      isRemoved = true;
      drawn.remove();
      sent.remove();
    },
  };
}
