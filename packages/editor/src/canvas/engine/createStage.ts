import type { Scene } from '../geometry/scene.ts';
import { createBaseLayer } from '../paint/createBaseLayer.ts';
import { createPainter } from '../paint/createPainter.ts';
import { createDragLayer } from '../paint/dragLayer.ts';
import { createGridBackground, scaleTitles } from '../paint/gridBackground.ts';
import { readPalette } from '../paint/palette.ts';
import type { CanvasState } from './canvasSource.ts';
import { createCompositorTransform } from './compositorTransform.ts';
import type { createCards } from './createCards.ts';
import type { Dragging } from './createDragging.ts';
import { createFrame, type Frame } from './createFrame.ts';
import type { ViewportStore } from './createViewport.ts';
import { createRasterRefresh } from './rasterRefresh.ts';
import { watchTheme } from './watchTheme.ts';
import { createZoomWatch } from './zooming.ts';

export type StageElements = {
  /** Takes the pointer; as large as the view. */
  surface: HTMLElement;
  /** Squared paper, moved under everything. */
  grid: HTMLElement;
  /** Holds the drawings. */
  drawings: HTMLElement;
  /** Holds what lies under the cards and has words: groups and notes. */
  groupsAndNotes: HTMLElement;
  /** Holds the cards, in units of the canvas. */
  world: HTMLElement;
};

export type StageOptions = {
  scene: Scene;
  viewport: ViewportStore;
  cards: ReturnType<typeof createCards>;
  dragging: Dragging;
  state: () => CanvasState;
};

/** Keeps paper, drawings and cards where the view is, once a frame and only while something happens. */
export function createStage({ scene, viewport, cards, dragging, state }: StageOptions) {
  let frame: Frame | null = null;
  let invalidate = () => {};

  const attach = ({ surface, grid, drawings, groupsAndNotes, world }: StageElements) => {
    let palette = readPalette(surface);
    const painter = createPainter(() => {
      base.forget();
      frame?.request();
    });
    const base = createBaseLayer(drawings, {
      paint: (region, open) =>
        painter.paint(region, open, {
          scene,
          palette,
          isZoomedOut: cards.isZoomedOut.getState(),
          state: {
            ...state(),
            away: dragging.drag.getState()?.nodeIds ?? null,
            isDragged: dragging.isDragged,
            isNoteAway: dragging.isNoteAway,
          },
        }),
      onArrival: () => frame?.request(),
    });
    const { moveTo: moveWorld } = createCompositorTransform(world);
    const { moveTo: moveGroupsAndNotes } = createCompositorTransform(groupsAndNotes);
    const moveGrid = createGridBackground(grid);
    const sharpen = createRasterRefresh([world, groupsAndNotes]);
    const watchZoom = createZoomWatch();
    const travel = createDragLayer({
      scene,
      container: drawings,
      isZoomedOut: cards.isZoomedOut.getState,
      palette: () => palette,
    });
    invalidate = base.invalidate;

    frame = createFrame((time) => {
      const view = viewport.getState();
      const zooming = watchZoom(view.zoom, time);
      const transform = `translate(${view.x}px,${view.y}px) scale(${view.zoom})`;
      moveWorld(transform);
      moveGroupsAndNotes(transform);
      scaleTitles(groupsAndNotes, view.zoom);
      const isRuling = moveGrid(view, zooming);
      const isMounting = cards.step(view, time, zooming);
      const isDrawing = base.follow(view, zooming);
      travel.follow(dragging.drag.getState(), base.isTrue(), view, zooming);
      const isSharpening = sharpen(view.zoom, zooming);
      return isMounting || isDrawing || isSharpening || isRuling;
    });
    const { request } = frame;

    const observer = new ResizeObserver(() => {
      viewport.resize({ width: surface.clientWidth || 1, height: surface.clientHeight || 1 });
      base.invalidate();
      request();
    });
    observer.observe(surface);
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
      cards.isZoomedOut.subscribe(base.forget),
    ];
    request();

    return () => {
      frame?.cancel();
      frame = null;
      invalidate = () => {};
      observer.disconnect();
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
