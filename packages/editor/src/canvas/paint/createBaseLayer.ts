import { type Bounds, common, encloses } from '../../geometry/bounds.ts';
import { type View, visibleBounds } from '../../geometry/viewport.ts';
import { isResting } from './createFrame.ts';
import type { RegionRender } from './renderRegion.ts';

export type BaseLayer = {
  /** The drawing no longer shows how things are. */
  invalidate: () => void;
  /** What is being drawn elsewhere is not waited for. */
  forget: () => void;
  /** Whether what is shown is how things are. */
  isTrue: () => boolean;
  /** Draws anew if need be; `rested` is how long the zoom has not changed. Returns whether to come back. */
  follow: (view: View, rested: number) => boolean;
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

function planRegion(view: View, within: Bounds | undefined): RegionRender {
  const area = around(view, overscan, within);
  const width = Math.ceil(area.width * view.zoom);
  const height = Math.ceil(area.height * view.zoom);
  const ratio = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (width * height || 1)));
  return { area, view: visibleBounds(view), zoom: view.zoom, ratio, width, height };
}

/**
 * A drawing in a container that lies in units of the canvas, somewhat larger than the view. It is drawn
 * anew only when it no longer covers the view, no longer is sharp, or no longer is true.
 */
export function createBaseLayer(
  container: HTMLElement,
  { paint, onArrival, within }: BaseLayerOptions,
): BaseLayer {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;max-width:none';
  container.append(canvas);
  let shown: RegionRender | null = null;
  let isDirty = true;
  let pending: RegionRender | null = null;
  let arrived: { region: RegionRender; bitmap: ImageBitmap } | null = null;
  let isRemoved = false;

  /** The canvas, laid over a region and empty. */
  const open = (region: RegionRender): CanvasRenderingContext2D | null => {
    const { area, zoom, width, height, ratio } = region;
    shown = region;
    Object.assign(canvas.style, {
      left: `${area.x}px`,
      top: `${area.y}px`,
      width: `${width / zoom}px`,
      height: `${height / zoom}px`,
    });
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    return canvas.getContext('2d');
  };

  const draw = (view: View) => {
    isDirty = false;
    const region = planRegion(view, within);
    const answer = paint(region, () => open(region));
    pending = answer && region;
    void answer?.then((bitmap) => {
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
    open(region)?.drawImage(bitmap, 0, 0);
    bitmap.close();
  };

  const isStale = (view: View, rested: number): boolean => {
    if (isDirty || !shown) return true;
    const { area, zoom } = shown;
    const ratio = view.zoom / zoom;
    const retained = around(view, reserve, within);
    const isCovered = retained.width * retained.height === 0 || encloses(area, retained);
    if (!isCovered || ratio > stretch.most || ratio < stretch.least) return true;
    return ratio !== 1 && isResting(rested);
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
    follow: (view, rested) => {
      takeArrived();
      if (!pending && isStale(view, rested)) draw(view);
      return isDirty || (shown !== null && !pending && shown.zoom !== view.zoom);
    },
    remove: () => {
      isRemoved = true;
      canvas.remove();
    },
  };
}
