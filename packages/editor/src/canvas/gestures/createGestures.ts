import type { Position } from '@dreamfork/story';
import type { CanvasActions, MenuSubject } from '../engine/canvasActions.ts';
import type { CanvasEngine } from '../engine/createEngine.ts';
import { toCanvas } from '../geometry/viewport.ts';
import { createAutoPan } from './createAutoPan.ts';
import { createPinch } from './createPinch.ts';
import type { Gesture, PointerMoment } from './gesture.ts';
import { type Hit, hitOf, isInteractive } from './hit.ts';
import { onWheel } from './pan.ts';
import { gestureFor, type PressKind, selectionAfter } from './press.ts';

/** Pixels a pointer may move before a press becomes a drag. */
const dragThreshold = { mouse: 3, finger: 9 } as const;
/** How long a finger rests before it asks for the menu, in milliseconds. */
const longPress = 500;

type Press = {
  readonly pointerId: number;
  readonly hit: Hit;
  readonly kind: PressKind;
  readonly start: PointerMoment;
  gesture: Gesture | null;
  menuTimer: number;
};

const subjectOf = (hit: Hit, position: Position): MenuSubject => {
  switch (hit.kind) {
    case 'node':
      return { kind: 'node', nodeId: hit.id };
    case 'handle':
      return { kind: 'node', nodeId: hit.nodeId };
    case 'edge':
      return { kind: 'connection', connectionId: hit.id };
    case 'group':
      return { kind: 'group', groupId: hit.id };
    case 'note':
      return { kind: 'note', noteId: hit.id };
    case 'canvas':
    case 'foreign':
      return { kind: 'canvas', position };
  }
};

/** Turns what pointers do on the surface into gestures, clicks and menus. */
export function createGestures(
  surface: HTMLElement,
  engine: CanvasEngine,
  getActions: () => CanvasActions | null,
): () => void {
  const pinch = createPinch(engine.viewport);
  let press: Press | null = null;
  let isSpaceDown = false;

  const momentOf = (event: MouseEvent): PointerMoment => {
    const { left, top } = surface.getBoundingClientRect();
    const screen = { x: event.clientX - left, y: event.clientY - top };
    const client = { x: event.clientX, y: event.clientY };
    return {
      screen,
      client,
      canvas: toCanvas(engine.viewport.getState(), screen),
      isFree: event.altKey,
    };
  };
  const autoPan = createAutoPan(engine.viewport, (moment) => press?.gesture?.move(moment));

  const forget = () => {
    if (press) clearTimeout(press.menuTimer);
    autoPan.stop();
    press = null;
  };
  const cancel = () => {
    press?.gesture?.cancel();
    forget();
  };
  const openMenu = (hit: Hit, at: Pick<MouseEvent, 'clientX' | 'clientY'>, position: Position) =>
    getActions()?.openMenu({ x: at.clientX, y: at.clientY, subject: subjectOf(hit, position) });

  const onDown = (event: PointerEvent) => {
    const start = momentOf(event);
    const isFinger = event.pointerType === 'touch';
    if (isFinger) {
      pinch.down(event.pointerId, start.screen);
      if (pinch.isActive()) return cancel();
    }
    const hit = hitOf(engine, event.target, start.canvas);
    if (press || event.button === 2 || hit.kind === 'foreign') return;
    const kind = {
      isAdding: event.shiftKey || event.ctrlKey || event.metaKey,
      isFraming: event.shiftKey,
      isPanning: event.button === 1 || isSpaceDown,
      isFinger,
    };
    if (event.button === 1) event.preventDefault();
    press = { pointerId: event.pointerId, hit, kind, start, gesture: null, menuTimer: 0 };
    if (!isFinger) return;
    const { clientX, clientY } = event;
    press.menuTimer = window.setTimeout(() => {
      if (!press || press.gesture) return;
      forget();
      openMenu(hit, { clientX, clientY }, start.canvas);
    }, longPress);
  };

  const onMove = (event: PointerEvent) => {
    const moment = momentOf(event);
    if (pinch.move(event.pointerId, moment.screen)) return;
    if (!press) {
      if (event.pointerType !== 'touch') hover(event, moment);
      return;
    }
    if (event.pointerId !== press.pointerId) return;
    if (!press.gesture) {
      const { start, kind } = press;
      const moved = Math.hypot(moment.screen.x - start.screen.x, moment.screen.y - start.screen.y);
      if (moved < (kind.isFinger ? dragThreshold.finger : dragThreshold.mouse)) return;
      clearTimeout(press.menuTimer);
      capture(surface, event.pointerId);
      engine.hoveredEdge.setState(null);
      press.gesture = gestureFor({ engine, actions: getActions(), start }, press.hit, kind);
      surface.dataset.gesture = press.gesture.movesCanvas ? 'drag' : 'pan';
    }
    press.gesture.move(moment);
    if (press.gesture.movesCanvas) autoPan.watch(moment);
  };

  const onUp = (event: PointerEvent) => {
    pinch.up(event.pointerId);
    if (!press || event.pointerId !== press.pointerId) return;
    const { gesture, hit, kind } = press;
    forget();
    delete surface.dataset.gesture;
    if (gesture) gesture.end(momentOf(event));
    else if (!kind.isPanning) {
      const { selection } = engine.state();
      const next = selectionAfter(selection, hit, kind.isAdding);
      if (next !== selection) getActions()?.select(next);
    }
  };

  const hover = (event: PointerEvent, { canvas }: PointerMoment) => {
    const isBare = event.target instanceof Element && !event.target.closest('[data-node-id]');
    const hit: Hit = isBare ? hitOf(engine, event.target, canvas) : { kind: 'canvas' };
    engine.hoveredEdge.setState(hit.kind === 'edge' ? hit.id : null);
    surface.dataset.over = hit.kind;
  };

  const onDoubleClick = (event: MouseEvent) => {
    const hit = hitOf(engine, event.target, momentOf(event).canvas);
    if (hit.kind === 'node') getActions()?.editNode(hit.id);
    else if (hit.kind === 'note' && getActions()) engine.editedNote.setState(hit.id);
    else if (hit.kind === 'group') engine.toggleGroup(hit.id);
  };

  const onContextMenu = (event: MouseEvent) => {
    const { canvas } = momentOf(event);
    const hit = hitOf(engine, event.target, canvas);
    if (hit.kind === 'foreign') return;
    event.preventDefault();
    // A finger has asked by resting; the browser asks once more.
    if (press?.kind.isFinger) return;
    forget();
    openMenu(hit, event, canvas);
  };

  const onWheelEvent = (event: WheelEvent) => {
    if (isInteractive(event.target)) return;
    onWheel(event, engine.viewport, surface);
    restAfterWheel();
  };
  let wheelTimer = 0;
  const restAfterWheel = () => {
    clearTimeout(wheelTimer);
    wheelTimer = window.setTimeout(engine.viewport.rest, 200);
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.code === 'Space') isSpaceDown = event.type === 'keydown';
    if (event.key === 'Escape' && press?.gesture) {
      event.preventDefault();
      event.stopPropagation();
      cancel();
    }
  };

  const control = new AbortController();
  const { signal } = control;
  surface.addEventListener('pointerdown', onDown, { signal });
  surface.addEventListener('pointermove', onMove, { signal });
  surface.addEventListener('pointerup', onUp, { signal });
  surface.addEventListener('pointercancel', () => cancel(), { signal });
  surface.addEventListener('dblclick', onDoubleClick, { signal });
  surface.addEventListener('contextmenu', onContextMenu, { signal });
  surface.addEventListener('wheel', onWheelEvent, { signal, passive: false });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  window.addEventListener('keyup', onKey, { signal });
  return () => {
    cancel();
    clearTimeout(wheelTimer);
    control.abort();
  };
}

function capture(surface: HTMLElement, pointerId: number): void {
  // A pointer that a test made up cannot be captured.
  try {
    surface.setPointerCapture(pointerId);
  } catch {}
}
