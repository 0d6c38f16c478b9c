import type { Drag } from '../engine/overlay.ts';
import type { Zooming } from '../engine/zooming.ts';
import type { Scene } from '../geometry/scene.ts';
import { type View, visibleBounds } from '../geometry/viewport.ts';
import { type BaseLayer, createBaseLayer } from './createBaseLayer.ts';
import { createLiveLayer } from './createLiveLayer.ts';
import { carriedBounds, type DragScene, paintCarried, paintStretched } from './paintDrag.ts';
import type { Palette } from './palette.ts';
import { renderRegion } from './renderRegion.ts';

export type DragLayerOptions = {
  scene: Scene;
  container: HTMLElement;
  isZoomedOut: () => boolean;
  palette: () => Palette;
};

/**
 * Draws what is dragged. What keeps its shape is drawn once and moved along, what stretches is drawn
 * each frame. Let go, both stay until the drawing below shows where everything is now.
 */
export function createDragLayer({ scene, container, isZoomedOut, palette }: DragLayerOptions) {
  const live = createLiveLayer(container);
  let carried: BaseLayer | null = null;

  const carry = (drag: Drag, subject: (zoom: number) => DragScene): BaseLayer => {
    carried ??= createBaseLayer(container, {
      paint: (region, open) => {
        const context = open();
        if (!context) return null;
        renderRegion(context, region);
        paintCarried(context, region.area, subject(region.zoom));
        return null;
      },
      onArrival: () => {},
      within: carriedBounds(scene, drag),
    });
    return carried;
  };

  const moved = (view: View, { dx, dy }: Drag): View => ({
    ...view,
    x: view.x + dx * view.zoom,
    y: view.y + dy * view.zoom,
  });

  const clear = () => {
    live.clear();
    carried?.remove();
    carried = null;
  };

  return {
    follow: (drag: Drag | null, isBaseTrue: boolean, view: View, zooming: Zooming) => {
      if (!drag) {
        if (isBaseTrue) clear();
        return;
      }
      const subject = (zoom: number): DragScene => ({
        scene,
        drag,
        palette: palette(),
        zoom,
        isZoomedOut: isZoomedOut(),
      });
      carry(drag, subject).follow(moved(view, drag), zooming);
      live.draw(view, (context) =>
        paintStretched(context, visibleBounds(view), subject(view.zoom)),
      );
    },
    remove: () => {
      clear();
      live.remove();
    },
  };
}
