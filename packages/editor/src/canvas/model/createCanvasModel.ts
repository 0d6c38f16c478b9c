import { createStore } from 'zustand/vanilla';
import type { Bounds } from '../../geometry/bounds.ts';
import { floatsOver } from '../../geometry/floats.ts';
import { shownTitles, titleScale } from '../../geometry/groupTitles.ts';
import type { Guide } from '../../geometry/guides.ts';
import { createScene, type Scene } from '../../geometry/scene.ts';
import {
  clearViewport,
  type Legibility,
  leastZoom,
  revealingViewport,
  type Size,
  toWrite,
} from '../../geometry/viewport.ts';
import type { Viewport } from '../../store/session/state.ts';
import type { CanvasActions, Hit } from './canvasActions.ts';
import type { CanvasPreferences, CanvasSource, CanvasState } from './canvasSource.ts';
import { createCards } from './createCards.ts';
import { createDragging } from './createDragging.ts';
import { createDrawings } from './createDrawings.ts';
import { createViewport, type Flow } from './createViewport.ts';

export type CanvasModelOptions = {
  flow: Flow;
  source: CanvasSource;
  size: Size;
  /** Where to begin; without it the whole story is shown. */
  viewport: Viewport | null;
  preferences: CanvasPreferences;
  onRest: (viewport: Viewport) => void;
  /** Shows a group as one card, or its nodes again. */
  onToggleGroup: (groupId: string) => void;
};

/** What a gesture shows, in units of the canvas. */
export type Overlay = {
  readonly guides: readonly Guide[];
  /** The node that would be connected. */
  readonly targetNodeId: string | null;
  /** The connection that a node would be put into. */
  readonly targetEdgeId: string | null;
};

const emptyOverlay: Overlay = { guides: [], targetNodeId: null, targetEdgeId: null };

export type ResizedNote = { readonly id: string; readonly size: Size };

export type GroupTitles = { readonly scale: number; readonly shown: ReadonlyMap<string, Bounds> };

const titlesAt = (scene: Scene, zoom: number): GroupTitles => {
  const scale = titleScale(zoom);
  return { scale, shown: shownTitles(scene, scale) };
};

export type CanvasModel = ReturnType<typeof createCanvasModel>;

/** The same for two hits on the same thing. */
const keyOf = (hit: Hit): string => Object.values(hit).join(' ');

/** More selected connections than this are shown by the drawing alone. */
const mostEdges = 20;

/**
 * What is large about the canvas: where everything is, which cards React Flow is given, what is on its
 * way, and the drawings below. It knows no React; React listens.
 */
export function createCanvasModel({
  flow,
  source,
  size,
  viewport: begin,
  preferences,
  onRest,
  onToggleGroup,
}: CanvasModelOptions) {
  const scene = createScene();
  const shown = createStore<CanvasState>(() => source.getState());
  const { getState } = shown;
  scene.update(getState().document, getState().overlays.foldedGroups);

  const { x, y, zoom } = begin ?? clearViewport(scene.bounds(), size, floatsOver(null, size));
  onRest({ x, y, zoom });
  const viewport = createViewport({
    flow,
    first: { x, y, zoom, ...size },
    preferences,
    onRest,
  });
  const actions = createStore<CanvasActions | null>(() => null);
  const focused = createStore<string | null>(() => null);
  const focusRequest = createStore<string | null>(() => null);
  const editedNote = createStore<string | null>(() => null);
  const resizedNote = createStore<ResizedNote | null>(() => null);
  const hovered = createStore<Hit>(() => ({ kind: 'canvas' }));
  const overlay = createStore<Overlay>(() => emptyOverlay);
  const sceneVersion = createStore(() => scene.version());
  const titles = createStore<GroupTitles>(() => titlesAt(scene, zoom));

  /** The connections that React Flow is given: selected, under the pointer, or about to take a node in. */
  const shownEdges = (): ReadonlyMap<string, 'hovered' | 'selected' | 'target'> => {
    const edges = new Map<string, 'hovered' | 'selected' | 'target'>();
    const { connectionIds } = getState().selection;
    const hit = hovered.getState();
    const { targetEdgeId } = overlay.getState();
    if (hit.kind === 'connection') edges.set(hit.id, 'hovered');
    if (connectionIds.length <= mostEdges)
      for (const id of connectionIds) edges.set(id, 'selected');
    if (targetEdgeId !== null) edges.set(targetEdgeId, 'target');
    return edges;
  };
  const cards = createCards(scene, () => ({
    selected: getState().selection.nodeIds,
    focused: focused.getState(),
    ends: [...shownEdges().keys()].flatMap((id) => {
      const edge = scene.edges.get(id);
      return edge ? [edge.from.id, edge.to.id] : [];
    }),
  }));
  const dragging = createDragging({ scene, cards });
  const drawings = createDrawings({
    scene,
    viewport,
    cards,
    dragging,
    state: getState,
    groupTitles: () => titles.getState().shown,
  });
  let elements: { surface: HTMLElement; drawing: HTMLElement } | null = null;

  // The first cards are there before anything is drawn: nobody sees the canvas fill up.
  while (cards.mounted.getState().length < 40 && cards.step(viewport.getState(), 0, Infinity));

  const bringIntoView = (item: Bounds | undefined, legibility?: Legibility) => {
    if (!item) return;
    const next = revealingViewport(item, viewport.getState(), legibility);
    if (next) viewport.moveTo(next);
  };

  const follow = () => {
    const next = source.getState();
    const last = getState();
    const { document, selection, overlays } = next;
    if (last.document === document && last.selection === selection && last.overlays === overlays)
      return;
    const isChanged = scene.update(document, overlays.foldedGroups);
    shown.setState(next, true);
    if (isChanged) {
      titles.setState(titlesAt(scene, viewport.getState().zoom), true);
      sceneVersion.setState(scene.version());
    }
    if (isChanged || last.overlays !== overlays) drawings.redraw();
    // Up close the cards show by themselves what is selected; from far the drawing does.
    else if (cards.isFar.getState()) drawings.redraw();
    else drawings.request();
  };

  const followZoom = ({ zoom }: Viewport) => {
    if (titleScale(zoom) === titles.getState().scale) return;
    titles.setState(titlesAt(scene, zoom), true);
    if (scene.groups.size > 0) drawings.redraw();
  };

  return {
    scene,
    viewport,
    cards,
    dragging,
    state: getState,
    /** The state that the scene has come to; for parts that read both. */
    shown,
    /** What the author can do now; null on a canvas that can only be looked at. */
    actions,
    preferences,
    focused,
    /** The node whose card takes the focus as soon as it is mounted. */
    focusRequest,
    /** The note whose words are being written. */
    editedNote,
    /** The note that is pulled by its corner, as large as it is now. */
    resizedNote,
    /** What is under the pointer of a mouse or pen. */
    hovered,
    hover: (hit: Hit) => {
      if (keyOf(hit) !== keyOf(hovered.getState())) hovered.setState(hit, true);
    },
    shownEdges,
    overlay,
    /** Grows when the scene changes; for parts that read it. */
    sceneVersion,
    /** How large titles of groups are, and which of them are shown where. */
    titles,
    toggleGroup: onToggleGroup,
    /** What takes the pointer; null while the model is on no page. */
    surface: () => elements?.surface ?? null,
    /** What lies under groups, notes and cards; null while the model is on no page. */
    drawing: () => elements?.drawing ?? null,
    leastZoom: () => leastZoom(scene.bounds(), viewport.getState()),
    showOverlay: (patch: Partial<Overlay>) => overlay.setState(patch),
    clearOverlay: () => overlay.setState(emptyOverlay, true),
    redraw: drawings.redraw,
    fit: () => {
      const room = viewport.getState();
      const floats = floatsOver(elements?.surface ?? null, room);
      viewport.moveTo(clearViewport(scene.bounds(), room, floats));
    },
    /** Brings a node into view with as little movement as possible. */
    reveal: (nodeId: string) => bringIntoView(scene.nodes.get(nodeId)),
    /** Brings something into view, large enough to be written on. */
    revealToWrite: (item: Bounds | undefined) => bringIntoView(item, toWrite),
    /** Puts the keyboard focus on a card, mounting it if need be. */
    focusNode: (nodeId: string) => {
      focused.setState(nodeId);
      focusRequest.setState(nodeId);
      drawings.request();
    },
    /** Comes to life on the given elements until the function it returns is called. */
    attach: (surface: HTMLElement, drawing: HTMLElement) => {
      elements = { surface, drawing };
      follow();
      const stops = [
        source.subscribe(follow),
        viewport.attach(),
        viewport.subscribe(followZoom),
        drawings.attach(surface, drawing),
        ...[hovered, overlay].map((store) => store.subscribe(drawings.request)),
      ];
      return () => {
        elements = null;
        for (const stop of stops) stop();
      };
    },
  };
}
