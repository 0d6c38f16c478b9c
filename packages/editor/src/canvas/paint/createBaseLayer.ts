import { encloses } from '../../flow/bounds.ts';
import { type View, visibleBounds } from '../../flow/view.ts';
import type { Shot } from './shot.ts';

export type BaseLayer = {
  /** The drawing no longer shows how things are. */
  invalidate: () => void;
  /** What is being drawn elsewhere is not waited for. */
  forget: () => void;
  /** Puts the drawing where the view is, and draws anew if need be. Returns whether to come back. */
  follow: (view: View, time: number) => boolean;
  remove: () => void;
};

export type BaseLayerOptions = {
  /** Draws a shot at once, or begins to have it drawn elsewhere. */
  paint: (shot: Shot, context: CanvasRenderingContext2D) => Promise<ImageBitmap> | null;
  /** A drawing made elsewhere has come. */
  onArrival: () => void;
};

/** How much more than the view is drawn, on each side, as a share of the view. */
const overscan = 0.35;
/** The drawing is made anew before its edge comes into view: while so much of the view is left. */
const reserve = 0.06;
/** While zooming the drawing is scaled up to here; at rest it is made sharp again. */
const stretch = 1.4;
const restAfter = 90;
/** A canvas of more pixels than this is drawn less finely. */
const mostPixels = 9_000_000;

function planShot(view: View): Shot {
  const visible = visibleBounds(view);
  const area = {
    x: visible.x - visible.width * overscan,
    y: visible.y - visible.height * overscan,
    width: visible.width * (1 + 2 * overscan),
    height: visible.height * (1 + 2 * overscan),
  };
  const width = Math.ceil(view.width * (1 + 2 * overscan));
  const height = Math.ceil(view.height * (1 + 2 * overscan));
  const ratio = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (width * height)));
  return { area, zoom: view.zoom, ratio, width, height };
}

function createCanvas(container: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.cssText =
    'position:absolute;top:0;left:0;max-width:none;transform-origin:0 0;will-change:transform';
  container.append(canvas);
  return canvas;
}

/**
 * A drawing under the cards, somewhat larger than the view. It is moved and scaled with the view and
 * drawn anew only when it no longer covers it, no longer is sharp, or no longer is true.
 */
export function createBaseLayer(
  container: HTMLElement,
  { paint, onArrival }: BaseLayerOptions,
): BaseLayer {
  const drawn = createCanvas(container);
  const sent = createCanvas(container);
  let shown: { shot: Shot; canvas: HTMLCanvasElement } | null = null;
  let isDirty = true;
  let pending: Shot | null = null;
  let arrived: { shot: Shot; bitmap: ImageBitmap } | null = null;
  let isRemoved = false;
  let lastZoom = 0;
  let zoomedAt = 0;

  const fit = (canvas: HTMLCanvasElement, { width, height, ratio }: Shot) => {
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    if (canvas.width !== pixels.width) canvas.width = pixels.width;
    if (canvas.height !== pixels.height) canvas.height = pixels.height;
  };

  const show = (shot: Shot, canvas: HTMLCanvasElement) => {
    shown = { shot, canvas };
    drawn.style.visibility = canvas === drawn ? '' : 'hidden';
    sent.style.visibility = canvas === sent ? '' : 'hidden';
  };

  const draw = (view: View) => {
    isDirty = false;
    const shot = planShot(view);
    fit(drawn, shot);
    const context = drawn.getContext('2d');
    if (!context) return;
    const answer = paint(shot, context);
    if (!answer) {
      pending = null;
      show(shot, drawn);
      return;
    }
    pending = shot;
    void answer.then((bitmap) => {
      if (isRemoved || pending !== shot) return bitmap.close();
      pending = null;
      arrived = { shot, bitmap };
      onArrival();
    });
  };

  const takeArrived = () => {
    if (!arrived) return;
    const { shot, bitmap } = arrived;
    arrived = null;
    fit(sent, shot);
    sent.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    show(shot, sent);
  };

  const isStale = (view: View, time: number): boolean => {
    if (isDirty || !shown) return true;
    const visible = visibleBounds(view);
    const { area, zoom } = shown.shot;
    const ratio = view.zoom / zoom;
    const kept = {
      x: visible.x - visible.width * reserve,
      y: visible.y - visible.height * reserve,
      width: visible.width * (1 + 2 * reserve),
      height: visible.height * (1 + 2 * reserve),
    };
    if (!encloses(area, kept) || ratio > stretch || ratio < 1 / stretch) return true;
    return ratio !== 1 && time - zoomedAt > restAfter;
  };

  return {
    invalidate: () => {
      isDirty = true;
    },
    forget: () => {
      pending = null;
      isDirty = true;
    },
    follow: (view, time) => {
      if (view.zoom !== lastZoom) {
        lastZoom = view.zoom;
        zoomedAt = time;
      }
      takeArrived();
      if (!pending && isStale(view, time)) draw(view);
      if (shown) {
        const { shot, canvas } = shown;
        const x = shot.area.x * view.zoom + view.x;
        const y = shot.area.y * view.zoom + view.y;
        canvas.style.transform = `translate(${x}px,${y}px) scale(${view.zoom / shot.zoom})`;
      }
      return isDirty || (shown !== null && !pending && shown.shot.zoom !== view.zoom);
    },
    remove: () => {
      isRemoved = true;
      drawn.remove();
      sent.remove();
    },
  };
}
