import type { Bounds } from '../geometry/bounds.ts';
import type { Scene } from '../geometry/scene.ts';
import type { CanvasState } from '../model/canvasSource.ts';
import type { createCards } from '../model/createCards.ts';
import type { Dragging } from '../model/createDragging.ts';
import type { ViewportStore } from '../model/createViewport.ts';
import { createBaseLayer } from './createBaseLayer.ts';
import { createFrame, type Frame } from './createFrame.ts';
import { createPainter } from './createPainter.ts';
import { createDragLayer } from './dragLayer.ts';
import { readPalette } from './palette.ts';
import { watchTheme } from './watchTheme.ts';
import { createZoomWatch } from './zooming.ts';

export type DrawingsOptions = {
  scene: Scene;
  viewport: ViewportStore;
  cards: ReturnType<typeof createCards>;
  dragging: Dragging;
  state: () => CanvasState;
  groupTitles: () => ReadonlyMap<string, Bounds>;
};

/** Keeps the drawings and the list of mounted cards in step with the view, once a frame and only while something happens. */
export function createDrawings(options: DrawingsOptions) {
  const { scene, viewport, cards, dragging, state, groupTitles } = options;
  let frame: Frame | null = null;
  let invalidate = () => {};

  const attach = (surface: HTMLElement, container: HTMLElement) => {
    let palette = readPalette(surface);
    const painter = createPainter({
      font: palette.font,
      onLost: () => {
        base.forget();
        frame?.request();
      },
    });
    const base = createBaseLayer(container, {
      paint: (region, open) =>
        painter.paint(region, open, {
          scene,
          palette,
          isFar: cards.isFar.getState(),
          state: {
            ...state(),
            groupTitles: groupTitles(),
            away: dragging.drag.getState()?.nodeIds ?? null,
            isDragged: dragging.isDragged,
            isNoteAway: dragging.isNoteAway,
          },
        }),
      onArrival: () => frame?.request(),
    });
    const watchZoom = createZoomWatch();
    const travel = createDragLayer({
      scene,
      container,
      isFar: cards.isFar.getState,
      palette: () => palette,
    });
    invalidate = base.invalidate;

    frame = createFrame((time) => {
      const view = viewport.getState();
      const zooming = watchZoom(view.zoom, time);
      const isMounting = cards.step(view, time, zooming);
      const isDrawing = base.follow(view, zooming);
      travel.follow(dragging.drag.getState(), base.isTrue(), view, zooming);
      return isMounting || isDrawing;
    });
    const { request } = frame;

    const stopWatching = watchTheme(() => {
      palette = readPalette(surface);
      base.invalidate();
      request();
    });
    let wasDragging = false;
    const followDrag = () => {
      const isDragging = dragging.drag.getState() !== null;
      // What is on its way is drawn by itself: the drawing below leaves it out.
      if (isDragging !== wasDragging) base.invalidate();
      wasDragging = isDragging;
      request();
    };
    const unsubscribe = [
      viewport.subscribe(request),
      dragging.drag.subscribe(followDrag),
      cards.isFar.subscribe(base.forget),
    ];
    request();

    return () => {
      frame?.cancel();
      frame = null;
      invalidate = () => {};
      stopWatching();
      for (const stop of unsubscribe) stop();
      base.remove();
      travel.remove();
      painter.close();
    };
  };

  const request = () => frame?.request();
  return {
    attach,
    request,
    redraw: () => {
      invalidate();
      request();
    },
  };
}
