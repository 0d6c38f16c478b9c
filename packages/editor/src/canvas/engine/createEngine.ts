import { revealingViewport } from '../../flow/reveal.ts';
import { createScene } from '../../flow/scene.ts';
import { fittingViewport, type Size } from '../../flow/view.ts';
import type { Viewport } from '../../session/createSession.ts';
import type { CanvasManners } from './canvasManners.ts';
import type { CanvasFacts, CanvasSource } from './canvasSource.ts';
import { createCards } from './createCards.ts';
import { createDragging } from './createDragging.ts';
import { createStage, type StageElements } from './createStage.ts';
import { createStore } from './createStore.ts';
import { createViewport } from './createViewport.ts';
import { createElements } from './elements.ts';
import { emptyOverlay, type Overlay } from './overlay.ts';
import { atRest } from './zooming.ts';

export type EngineOptions = {
  source: CanvasSource;
  size: Size;
  /** Where to begin; without it the whole story is shown. */
  viewport: Viewport | null;
  manners: CanvasManners;
  onRest: (viewport: Viewport) => void;
  /** Shows a group as one card, or its nodes again. */
  onToggleGroup: (groupId: string) => void;
};

export type CanvasEngine = ReturnType<typeof createEngine>;

/**
 * The canvas behind the canvas: it knows where everything is, which cards are mounted, what is in
 * view and what is on its way, and keeps the drawings in step. It knows no React; React listens.
 */
export function createEngine({
  source,
  size,
  viewport: first,
  manners,
  onRest,
  onToggleGroup,
}: EngineOptions) {
  const scene = createScene();
  let facts: CanvasFacts = source.getState();
  scene.update(facts.document, facts.marks.collapsedGroups);

  const begin = first ?? fittingViewport(scene.bounds(), size);
  onRest({ x: begin.x, y: begin.y, zoom: begin.zoom });
  const viewport = createViewport({
    first: { ...begin, ...size },
    bounds: scene.bounds,
    animates: () => manners.getState().animates,
    onRest,
  });
  const focused = createStore<string | null>(null);
  const editedNote = createStore<string | null>(null);
  let surface: HTMLElement | null = null;
  const marksVersion = createStore(0);
  const hoveredEdge = createStore<string | null>(null);
  const overlay = createStore<Overlay>(emptyOverlay);
  const sceneVersion = createStore(scene.version());
  const elements = createElements();
  const cards = createCards(scene, () => ({
    selected: facts.selection.nodeIds,
    focused: focused.get(),
  }));
  const getFacts = () => facts;
  const dragging = createDragging({ scene, elements, cards });
  const stage = createStage({ scene, viewport, cards, dragging, facts: getFacts });

  // The first cards are there before anything is drawn: nobody sees the canvas fill up.
  while (cards.mounted.get().length < 40 && cards.step(viewport.get(), 0, atRest));

  const follow = () => {
    const next = source.getState();
    const last = facts;
    facts = next;
    const { document, selection, marks } = next;
    if (last.document === document && last.selection === selection && last.marks === marks) return;
    const isChanged = scene.update(document, marks.collapsedGroups);
    if (isChanged) sceneVersion.set(scene.version());
    if (last.marks !== marks) marksVersion.set(marksVersion.get() + 1);
    if (isChanged || last.marks !== marks) stage.redraw();
    // Up close the cards show by themselves what is selected; from far the drawing does.
    else if (cards.far.get()) stage.redraw();
    else stage.request();
  };

  return {
    scene,
    viewport,
    cards,
    dragging,
    elements,
    facts: getFacts,
    manners,
    focused,
    /** The note whose words are being written. */
    editedNote,
    hoveredEdge,
    overlay,
    /** Grows when the scene changes; for parts that read it. */
    sceneVersion,
    marksVersion,
    toggleGroup: onToggleGroup,
    /** What takes the pointer; null while the engine is on no page. */
    surface: () => surface,
    showOverlay: (patch: Partial<Overlay>) => overlay.set({ ...overlay.get(), ...patch }),
    clearOverlay: () => overlay.set(emptyOverlay),
    request: stage.request,
    redraw: stage.redraw,
    fit: () => viewport.moveTo(fittingViewport(scene.bounds(), viewport.get())),
    /** Brings a node into view with as little movement as possible. */
    reveal: (nodeId: string) => {
      const node = scene.nodes.get(nodeId);
      if (!node) return;
      const { width, height, ...viewportNow } = viewport.get();
      const next = revealingViewport(node, { viewport: viewportNow, width, height });
      if (next) viewport.moveTo(next);
    },
    /** Puts the keyboard focus on a card, mounting it if need be. */
    focusNode: (nodeId: string) => {
      focused.set(nodeId);
      stage.request();
      elements.whenMounted('node', nodeId, (element) => element.focus({ preventScroll: true }));
    },
    /** Comes to life on the given elements until the function it returns is called. */
    attach: (parts: StageElements) => {
      follow();
      const unsubscribe = source.subscribe(follow);
      const detach = stage.attach(parts);
      surface = parts.surface;
      return () => {
        surface = null;
        unsubscribe();
        detach();
        viewport.stop();
      };
    },
  };
}
