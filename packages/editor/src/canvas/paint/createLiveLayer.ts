import { type View, visibleBounds } from '../../geometry/viewport.ts';

export type LiveLayer = {
  /** Draws anew what moves with the pointer, in units of the canvas. */
  draw: (view: View, paint: (context: CanvasRenderingContext2D) => void) => void;
  clear: () => void;
  remove: () => void;
};

/** A drawing exactly as large as the view, in units of the canvas, made anew each frame; only while something is on it. */
export function createLiveLayer(container: HTMLElement): LiveLayer {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;max-width:none';
  canvas.hidden = true;
  container.append(canvas);
  return {
    draw: (view, paint) => {
      const { x, y, zoom, width, height } = view;
      const ratio = Math.min(devicePixelRatio, 2);
      const context = canvas.getContext('2d');
      if (!context) return;
      const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
      if (canvas.width !== pixels.width || canvas.height !== pixels.height) {
        Object.assign(canvas, pixels);
      } else if (!canvas.hidden) {
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.clearRect(0, 0, canvas.width, canvas.height);
      }
      canvas.hidden = false;
      const area = visibleBounds(view);
      Object.assign(canvas.style, {
        left: `${area.x}px`,
        top: `${area.y}px`,
        width: `${area.width}px`,
        height: `${area.height}px`,
      });
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
