import type { Scene } from '../../flow/scene.ts';
import { type View, visibleBounds } from '../../flow/view.ts';
import { type BaseLayer, createBaseLayer } from '../paint/createBaseLayer.ts';
import { createLiveLayer } from '../paint/createLiveLayer.ts';
import { createPainter } from '../paint/createPainter.ts';
import { type DragScene, paintCarried, paintStretched } from '../paint/paintDrag.ts';
import { readPalette } from '../paint/palette.ts';
import { movePaper, scaleTitles } from '../paint/paper.ts';
import { beginShot } from '../paint/shot.ts';
import type { CanvasFacts } from './canvasSource.ts';
import type { createCards } from './createCards.ts';
import type { Dragging } from './createDragging.ts';
import { createFrame, type Frame } from './createFrame.ts';
import { createSharpness } from './createSharpness.ts';
import type { ViewportStore } from './createViewport.ts';
import { watchTheme } from './watchTheme.ts';

export type StageElements = {
  /** Takes the pointer; as large as the view. */
  surface: HTMLElement;
  /** Squared paper, moved under everything. */
  paper: HTMLElement;
  /** Holds the drawings. */
  drawings: HTMLElement;
  /** Holds what lies under the cards and has words: groups and notes. */
  grounds: HTMLElement;
  /** Holds the cards, in units of the canvas. */
  world: HTMLElement;
};

export type StageOptions = {
  scene: Scene;
  viewport: ViewportStore;
  cards: ReturnType<typeof createCards>;
  dragging: Dragging;
  facts: () => CanvasFacts;
};

/** Keeps paper, drawings and cards where the view is, once a frame and only while something happens. */
export function createStage({ scene, viewport, cards, dragging, facts }: StageOptions) {
  let frame: Frame | null = null;
  let invalidate = () => {};

  const attach = ({ surface, paper, drawings, grounds, world }: StageElements) => {
    let palette = readPalette(surface);
    const painter = createPainter(() => {
      base.forget();
      frame?.request();
    });
    const base = createBaseLayer(drawings, {
      paint: (shot, context) =>
        painter.paint(shot, context, {
          scene,
          palette,
          isFar: cards.far.get(),
          facts: {
            ...facts(),
            away: dragging.drag.get()?.nodeIds ?? null,
            isAway: dragging.isAway,
            isNoteAway: dragging.isNoteAway,
          },
        }),
      onArrival: () => frame?.request(),
    });
    const live = createLiveLayer(drawings);
    const sharpen = createSharpness([world, grounds]);
    let carried: BaseLayer | null = null;

    /** What is dragged and keeps its shape is drawn once, and moved along with the view. */
    const followDrag = (view: View, time: number) => {
      const drag = dragging.drag.get();
      if (!drag) {
        live.clear();
        carried?.remove();
        carried = null;
        return;
      }
      const subject = (zoom: number): DragScene => ({
        scene,
        drag,
        palette,
        zoom,
        isFar: cards.far.get(),
      });
      carried ??= createBaseLayer(drawings, {
        paint: (shot, context) => {
          beginShot(context, shot);
          paintCarried(context, shot.area, subject(shot.zoom));
          return null;
        },
        onArrival: () => {},
      });
      const { dx, dy } = drag;
      const moved = { ...view, x: view.x + dx * view.zoom, y: view.y + dy * view.zoom };
      carried.follow(moved, time);
      live.draw(view, (context) =>
        paintStretched(context, visibleBounds(view), subject(view.zoom)),
      );
    };
    invalidate = base.invalidate;

    frame = createFrame((time) => {
      const view = viewport.get();
      const transform = `translate(${view.x}px,${view.y}px) scale(${view.zoom})`;
      world.style.transform = transform;
      grounds.style.transform = transform;
      scaleTitles(grounds, view.zoom);
      movePaper(paper, view);
      const isMounting = cards.step(view, time);
      const isDrawing = base.follow(view, time);
      followDrag(view, time);
      const isSharpening = sharpen(view.zoom, time);
      return isMounting || isDrawing || isSharpening;
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
    const unsubscribe = [
      viewport.subscribe(request),
      dragging.drag.subscribe(request),
      cards.far.subscribe(base.forget),
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
      carried?.remove();
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
