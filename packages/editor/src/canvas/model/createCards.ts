import { createStore } from 'zustand/vanilla';
import type { Bounds } from '../../geometry/bounds.ts';
import { cardsWanted, nextMounted, nextWindow } from '../../geometry/cardWindow.ts';
import type { Scene } from '../../geometry/scene.ts';
import type { View } from '../../geometry/viewport.ts';
import { isZoomedOutAt, readableZoom } from '../../geometry/zoomLevels.ts';

/** Milliseconds without zooming after which cards are mounted. */
const pause = 80;
/** Milliseconds without any movement after which cards out of the window are let go. */
const restAfter = 150;
/** So many selected cards stay mounted, wherever they are. */
const mostPinned = 20;

export type CardState = {
  selected: readonly string[];
  focused: string | null;
  /** The ends of connections that React Flow shows. */
  ends: readonly string[];
};

/** Which cards are mounted: those of a window that follows the view, a few more or less each frame. */
export function createCards(scene: Scene, state: () => CardState) {
  const mounted = createStore<readonly string[]>(() => []);
  const isZoomedOut = createStore(() => false);
  const isFar = createStore(() => false);
  const shownWindow = createStore<Bounds | null>(() => null);
  const restedZoom = createStore(() => 1);
  let windowZoom = 1;
  let last: View | null = null;
  let movedAt = Number.NEGATIVE_INFINITY;
  let windowVersion = -1;
  let wanted: readonly string[] = [];
  let held: ReadonlySet<string> = new Set();

  const pinned = (): ReadonlySet<string> => {
    const { selected, focused, ends } = state();
    const start = isZoomedOut.getState() ? scene.startNodeId() : null;
    const ids = [...(selected.length > mostPinned ? [] : selected), ...ends, focused, start];
    const shown = ids.filter((id): id is string => {
      const node = id === null ? undefined : scene.nodes.get(id);
      return node !== undefined && !node.hiddenIn;
    });
    return new Set([...shown, ...held]);
  };

  const follow = (view: View) => {
    if (isZoomedOut.getState()) {
      wanted = [];
      shownWindow.setState(null);
      return;
    }
    const window = shownWindow.getState();
    const next = nextWindow(view, window, windowZoom);
    if (next === window && windowVersion === scene.version()) return;
    if (next !== window) windowZoom = view.zoom;
    shownWindow.setState(next, true);
    windowVersion = scene.version();
    wanted = cardsWanted(scene, next);
  };

  return {
    mounted,
    /** Whether no cards are mounted but a few. */
    isZoomedOut,
    /** Whether cards are too small to read: the drawing shows blocks and titles in their place. */
    isFar,
    /** The part of the canvas whose cards are mounted; null from far. */
    window: shownWindow,
    /** The zoom that cards are styled for: it follows once a zoom has come to its end, as every style laid out anew costs frames. */
    restedZoom,
    /** Keeps the mounted ones of these cards in place while they are dragged. */
    hold: (ids: ReadonlySet<string>) => {
      const present = new Set(mounted.getState());
      held = new Set([...ids].filter((id) => present.has(id)));
    },
    release: () => {
      held = new Set();
    },
    /** Takes one step; `rested` is how long the zoom has not changed. Returns whether there is more to do. */
    step: (view: View, time: number, rested: number): boolean => {
      if (last && view !== last) movedAt = time;
      last = view;
      isZoomedOut.setState(isZoomedOutAt(scene, view.zoom), true);
      isFar.setState(isZoomedOut.getState() || view.zoom < readableZoom, true);
      // While one zooms nothing can be read, and every card would be drawn anew at every step.
      if (rested < pause) return true;
      restedZoom.setState(view.zoom, true);
      follow(view);
      const current = mounted.getState();
      const existing = current.every((id) => scene.nodes.has(id))
        ? current
        : current.filter((id) => scene.nodes.has(id));
      const isMoving = time - movedAt < restAfter;
      const next = nextMounted(existing, wanted, pinned(), isMoving);
      mounted.setState(next, true);
      return next !== current || isMoving;
    },
  };
}
