import { createStore } from 'zustand/vanilla';
import type { Viewport } from '../../store/session/state.ts';
import type { Bounds } from '../geometry/bounds.ts';
import { type Legibility, revealingViewport, toWrite } from '../geometry/reveal.ts';
import { createScene } from '../geometry/scene.ts';
import { fittingViewport, type Size } from '../geometry/viewport.ts';
import type { CanvasPreferences, CanvasSource, CanvasState } from './canvasSource.ts';
import { createCards } from './createCards.ts';
import { createDragging } from './createDragging.ts';
import { createStage, type StageElements } from './createStage.ts';
import { createViewport } from './createViewport.ts';
import { createElements } from './elements.ts';
import { emptyOverlay, type Overlay } from './overlay.ts';
import { atRest } from './zooming.ts';

export type EngineOptions = {
  source: CanvasSource;
  size: Size;
  /** Where to begin; without it the whole story is shown. */
  viewport: Viewport | null;
  preferences: CanvasPreferences;
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
  preferences,
  onRest,
  onToggleGroup,
}: EngineOptions) {
  const scene = createScene();
  let state: CanvasState = source.getState();
  scene.update(state.document, state.overlays.collapsedGroups);

  const begin = first ?? fittingViewport(scene.bounds(), size);
  onRest({ x: begin.x, y: begin.y, zoom: begin.zoom });
  const viewport = createViewport({
    first: { ...begin, ...size },
    bounds: scene.bounds,
    animates: () => preferences.getState().animates,
    onRest,
  });
  const focused = createStore<string | null>(() => null);
  const editedNote = createStore<string | null>(() => null);
  let elementsOnPage: StageElements | null = null;
  const overlaysVersion = createStore(() => 0);
  const hoveredEdge = createStore<string | null>(() => null);
  const overlay = createStore<Overlay>(() => emptyOverlay);
  const sceneVersion = createStore(() => scene.version());
  const elements = createElements();
  const cards = createCards(scene, () => ({
    selected: state.selection.nodeIds,
    focused: focused.getState(),
  }));
  const getState = () => state;
  const dragging = createDragging({ scene, elements, cards });
  const stage = createStage({ scene, viewport, cards, dragging, state: getState });

  // The first cards are there before anything is drawn: nobody sees the canvas fill up.
  while (cards.mounted.getState().length < 40 && cards.step(viewport.getState(), 0, atRest));

  const bringIntoView = (item: Bounds | undefined, legibility?: Legibility) => {
    if (!item) return;
    const { width, height, ...viewportNow } = viewport.getState();
    const next = revealingViewport(item, { viewport: viewportNow, width, height }, legibility);
    if (next) viewport.moveTo(next);
  };

  const follow = () => {
    const next = source.getState();
    const last = state;
    state = next;
    const { document, selection, overlays } = next;
    if (last.document === document && last.selection === selection && last.overlays === overlays)
      return;
    const isChanged = scene.update(document, overlays.collapsedGroups);
    if (isChanged) sceneVersion.setState(scene.version());
    if (last.overlays !== overlays) overlaysVersion.setState(overlaysVersion.getState() + 1);
    if (isChanged || last.overlays !== overlays) stage.redraw();
    // Up close the cards show by themselves what is selected; from far the drawing does.
    else if (cards.isZoomedOut.getState()) stage.redraw();
    else stage.request();
  };

  return {
    scene,
    viewport,
    cards,
    dragging,
    elements,
    state: getState,
    preferences,
    focused,
    /** The note whose words are being written. */
    editedNote,
    hoveredEdge,
    overlay,
    /** Grows when the scene changes; for parts that read it. */
    sceneVersion,
    overlaysVersion,
    toggleGroup: onToggleGroup,
    /** What takes the pointer; null while the engine is on no page. */
    surface: () => elementsOnPage?.surface ?? null,
    /** What lies under groups, notes and cards; null while the engine is on no page. */
    drawings: () => elementsOnPage?.drawings ?? null,
    showOverlay: (patch: Partial<Overlay>) => overlay.setState(patch),
    clearOverlay: () => overlay.setState(emptyOverlay, true),
    request: stage.request,
    redraw: stage.redraw,
    fit: () => viewport.moveTo(fittingViewport(scene.bounds(), viewport.getState())),
    /** Brings a node into view with as little movement as possible. */
    reveal: (nodeId: string) => bringIntoView(scene.nodes.get(nodeId)),
    /** Brings a note into view, large enough to be written on. */
    revealNote: (noteId: string) => bringIntoView(scene.notes.get(noteId), toWrite),
    /** Puts the keyboard focus on a card, mounting it if need be. */
    focusNode: (nodeId: string) => {
      focused.setState(nodeId);
      stage.request();
      elements.whenMounted('node', nodeId, (element) => element.focus({ preventScroll: true }));
    },
    /** Comes to life on the given elements until the function it returns is called. */
    attach: (parts: StageElements) => {
      follow();
      const unsubscribe = source.subscribe(follow);
      const detach = stage.attach(parts);
      elementsOnPage = parts;
      return () => {
        elementsOnPage = null;
        unsubscribe();
        detach();
        viewport.stop();
      };
    },
  };
}
