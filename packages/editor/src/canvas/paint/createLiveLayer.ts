import type { View } from '../geometry/viewport.ts';

export type LiveLayer = {
  /** Draws anew what moves with the pointer, in units of the canvas. */
  draw: (view: View, paint: (context: CanvasRenderingContext2D) => void) => void;
  clear: () => void;
  remove: () => void;
};

/** A drawing exactly as large as the view, made anew each frame; only while something is on it. */
export function createLiveLayer(container: HTMLElement): LiveLayer {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;top:0;left:0;max-width:none';
  canvas.hidden = true;
  container.append(canvas);
  return {
    draw: ({ x, y, zoom, width, height }, paint) => {
      const ratio = Math.min(devicePixelRatio, 2);
      const context = canvas.getContext('2d');
      if (!context) return;
      const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
      if (canvas.width !== pixels.width || canvas.height !== pixels.height) {
        Object.assign(canvas, pixels);
        Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
      } else if (!canvas.hidden) {
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.clearRect(0, 0, canvas.width, canvas.height);
      }
      canvas.hidden = false;
      context.setTransform(zoom * ratio, 0, 0, zoom * ratio, x * ratio, y * ratio);
      paint(context);
    },
    clear: () => {
      if (canvas.hidden) return;
      canvas.hidden = true;
      const context = canvas.getContext('2d');
      context?.setTransform(1, 0, 0, 1, 0, 0);
      context?.clearRect(0, 0, canvas.width, canvas.height);
    },
    remove: () => canvas.remove(),
  };
}
