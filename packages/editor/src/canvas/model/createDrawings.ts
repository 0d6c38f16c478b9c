import type { Bounds } from '../../geometry/bounds.ts';
import type { Scene } from '../../geometry/scene.ts';
import { fewNodes, labelZoom, manyNodes } from '../../geometry/zoomLevels.ts';
import { type BaseLayerOptions, createBaseLayer } from '../paint/createBaseLayer.ts';
import { createFrame, createZoomWatch, type Frame } from '../paint/createFrame.ts';
import { createLiveLayer } from '../paint/createLiveLayer.ts';
import { createPainter } from '../paint/createPainter.ts';
import { createDragLayer } from '../paint/dragLayer.ts';
import { paintStretched } from '../paint/paintStretched.ts';
import { readPalette, watchTheme } from '../paint/palette.ts';
import { createSnapshots } from '../paint/takeSnapshot.ts';
import type { CanvasState } from './canvasSource.ts';
import type { createCards } from './createCards.ts';
import type { Dragging } from './createDragging.ts';
import type { ViewportStore } from './createViewport.ts';

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
    const request = () => frame?.request();
    const painter = createPainter({
      fonts: `${palette.font}, ${palette.reading}`,
      onLost: () => {
        base.forget();
        request();
      },
    });
    /** Draws what is dragged, or all else. */
    const createPaint = (isMoving: boolean): BaseLayerOptions['paint'] => {
      const takeSnapshot = createSnapshots();
      return (region, open) => {
        const { size } = scene.nodes;
        const isFar = cards.isFar.getState();
        const snapshot = takeSnapshot({
          scene,
          area: isFar ? null : region.area,
          titles: region.zoom >= labelZoom || size <= manyNodes ? 'all' : 'vital',
          ...state(),
          groupTitles: groupTitles(),
          drag: dragging.drag.getState(),
          isMoving,
        });
        const isPatient = isFar && size > manyNodes;
        const place = size <= fewNodes ? 'here' : isPatient ? 'worker' : 'worker if ready';
        return painter.paint({ region, snapshot, palette }, place, open);
      };
    };
    const base = createBaseLayer(container, { paint: createPaint(false), onArrival: request });
    const travel = createDragLayer(scene, container, {
      paint: createPaint(true),
      onArrival: request,
    });
    const live = createLiveLayer(container);
    const watchZoom = createZoomWatch();
    invalidate = base.invalidate;

    frame = createFrame((time) => {
      const view = viewport.getState();
      const rested = watchZoom(view.zoom, time);
      const drag = dragging.drag.getState();
      const isMounting = cards.step(view, time, rested);
      // The worker draws what is dragged before the rest, so that nothing is missing in between.
      if (drag) {
        travel.follow(drag, view, rested);
        const isFar = cards.isFar.getState();
        live.draw(view, (context) =>
          paintStretched(context, { scene, drag, view, isFar, palette }),
        );
      }
      const isDrawing = base.follow(view, rested);
      if (!drag && base.isTrue()) {
        travel.clear();
        live.clear();
      }
      return isMounting || isDrawing;
    });

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
      if (isDragging && !wasDragging) travel.clear();
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
      live.remove();
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
