import type { Scene } from '../geometry/scene.ts';
import { type View, visibleBounds } from '../geometry/viewport.ts';
import type { Drag } from '../model/overlay.ts';
import { type BaseLayer, createBaseLayer } from './createBaseLayer.ts';
import { createLiveLayer } from './createLiveLayer.ts';
import { carriedBounds, type DragScene, paintCarried, paintStretched } from './paintDrag.ts';
import type { Palette } from './palette.ts';
import { renderRegion } from './renderRegion.ts';
import type { Zooming } from './zooming.ts';

export type DragLayerOptions = {
  scene: Scene;
  container: HTMLElement;
  isFar: () => boolean;
  palette: () => Palette;
};

/**
 * Draws what is dragged. What keeps its shape is drawn once and moved along, what stretches is drawn
 * each frame. Let go, both stay until the drawing below shows where everything is now.
 */
export function createDragLayer({ scene, container, isFar, palette }: DragLayerOptions) {
  const live = createLiveLayer(container);
  const sheet = document.createElement('div');
  sheet.style.position = 'absolute';
  container.append(sheet);
  let carried: BaseLayer | null = null;

  const carry = (drag: Drag, subject: (zoom: number) => DragScene): BaseLayer => {
    carried ??= createBaseLayer(sheet, {
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
        isFar: isFar(),
      });
      carry(drag, subject).follow(moved(view, drag), zooming);
      sheet.style.transform = `translate(${drag.dx}px,${drag.dy}px)`;
      live.draw(view, (context) =>
        paintStretched(context, visibleBounds(view), subject(view.zoom)),
      );
    },
    remove: () => {
      clear();
      live.remove();
      sheet.remove();
    },
  };
}
