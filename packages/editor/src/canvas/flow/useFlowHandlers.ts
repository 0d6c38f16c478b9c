import type { Position } from '@dreamfork/story';
import { type OnNodeDrag, type ReactFlowProps, useReactFlow, useStoreApi } from '@xyflow/react';
import { type MouseEvent as ReactMouseEvent, useMemo } from 'react';
import { between } from '../../geometry/bounds.ts';
import { card, onGrid } from '../../geometry/geometry.ts';
import { insideFrame } from '../../geometry/hits.ts';
import { useCanvas } from '../CanvasContext.tsx';
import type { Hit } from '../model/canvasActions.ts';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import type { Flow } from '../model/createViewport.ts';
import { dragItems } from './dragItems.ts';
import { finishConnection } from './finishConnection.ts';
import type { FlowEdge, FlowNode } from './flowTypes.ts';
import { hitOf, hitPoint, hover, isInteractive, isTouch, type Pointed, pointed } from './hit.ts';
import { selectionAfter, withInside } from './selectionAfter.ts';

type Callbacks = ReactFlowProps<FlowNode, FlowEdge>;

type FlowHandlersOptions = {
  model: CanvasModel;
  /** Where a pointer is on the canvas. */
  place: (pointed: Pointed) => Position;
  store: Flow['store'];
};

/** From React Flow's callbacks to what the author does: selects, moves, connects, asks for a menu. */
function createFlowHandlers({ model, place, store }: FlowHandlersOptions) {
  let pressed: Position = { x: 0, y: 0 };
  let pointerId = 0;
  let drag: ReturnType<typeof dragItems> | null = null;
  let rectangleFrom: Position | null = null;
  let reconnected: string | null = null;
  let isCancelled = false;

  const press = (hit: Hit, event: ReactMouseEvent) => {
    const actions = model.actions.getState();
    if (!actions || isInteractive(event.target)) return;
    const { selection } = model.state();
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
    const next = selectionAfter(selection, hit, isAdding);
    if (next !== selection) actions.select(next);
  };
  const openMenu = (hit: Hit, event: Pointed) =>
    model.actions.getState()?.openMenu({
      x: event.clientX,
      y: event.clientY,
      subject: hit.kind === 'canvas' ? { ...hit, position: place(event) } : hit,
    });
  /** What a second press begins: writing on a card or a note, or a new card where there is nothing. */
  const begin = (hit: Hit, point: Position) => {
    if (hit.kind === 'node') model.actions.getState()?.editNode(hit.id);
    else if (hit.kind === 'note' && model.actions.getState()) model.editedNote.setState(hit.id);
    else if (hit.kind === 'group') model.toggleGroup(hit.id);
    else if (hit.kind === 'canvas') {
      const position = onGrid({ x: point.x - card.width / 2, y: point.y - card.headerHeight });
      model.actions.getState()?.addNode({ type: 'text', position });
    }
  };
  const onNode = (event: ReactMouseEvent, node: FlowNode): Hit =>
    hitOf(model, node, event.target, place(event));
  const menuOn = (event: ReactMouseEvent | MouseEvent, hit: Hit) => {
    if (isInteractive(event.target)) return;
    event.preventDefault();
    if (!isTouch(event)) openMenu(hit, event);
  };
  const onDrag: OnNodeDrag<FlowNode> = (event) => {
    if (!isCancelled) drag?.move(place(pointed(event)), event.altKey);
  };

  const callbacks: Callbacks = {
    onNodeClick: (event, node) => press(onNode(event, node), event),
    onPaneClick: (event) => press(hitPoint(model, place(event)), event),
    // The end of a line is over the pane, and takes the press.
    onEdgeClick: (event, { id }) => press({ kind: 'connection', id }, event),
    onEdgeContextMenu: (event, { id }) => menuOn(event, { kind: 'connection', id }),
    onNodeDoubleClick: (event, node) => {
      if (!isInteractive(event.target)) begin(onNode(event, node), place(event));
    },
    onDoubleClick: (event) => {
      const isPane = event.target instanceof Element && event.target.matches('.react-flow__pane');
      if (isPane) begin(hitPoint(model, place(event)), place(event));
    },
    onNodeContextMenu: (event, node) => menuOn(event, onNode(event, node)),
    onPaneContextMenu: (event) => menuOn(event, hitPoint(model, place(event))),
    onPointerDownCapture: (event) => {
      isCancelled = false;
      ({ pointerId } = event);
      pressed = place(event);
    },
    onPointerMove: (event) => hover(model, event, place(event)),
    onPointerLeave: () => model.hover({ kind: 'canvas' }),
    onNodeDragStart: (_event, node) => {
      // React Flow begins a few pixels later; a card moves by as much as the pointer has.
      const actions = model.actions.getState();
      drag = actions && dragItems(model, actions, node, pressed);
    },
    onNodeDrag: onDrag,
    onNodeDragStop: (event, node, nodes) => {
      onDrag(event, node, nodes);
      drag?.end(isCancelled);
      drag = null;
      isCancelled = false;
    },
    onSelectionStart: () => {
      const { userSelectionRect } = store.getState();
      rectangleFrom = userSelectionRect && {
        x: userSelectionRect.startX,
        y: userSelectionRect.startY,
      };
    },
    onSelectionEnd: (event) => {
      if (!rectangleFrom) return;
      const inside = insideFrame(model.scene, between(rectangleFrom, place(event)));
      rectangleFrom = null;
      model.actions.getState()?.select(withInside(model.state().selection, inside));
    },
    // Without it no end of a line can be taken hold of. It knows mounted cards only: `onConnectEnd` reconnects.
    onReconnect: () => {},
    // React Flow ends a reconnection as it ends a connection, and then once more.
    onReconnectStart: (_event, { id }) => {
      reconnected = id;
    },
    onReconnectEnd: () => {
      reconnected = null;
    },
    onConnectEnd: (event, state) => {
      model.clearOverlay();
      const actions = model.actions.getState();
      if (!isCancelled && actions) {
        const at = pointed(event);
        finishConnection(model, actions, { state, reconnected, at, to: place(at) });
      }
      isCancelled = false;
    },
  };

  return {
    callbacks,
    /** Opens the menu where a finger rested. */
    longPress: (at: Pointed & { target: EventTarget | null }) => {
      const { target } = at;
      const isOnCanvas = target instanceof Element && target.closest('.react-flow__renderer');
      if (!isOnCanvas || isInteractive(target)) return;
      isCancelled = drag !== null;
      openMenu(hitPoint(model, place(at)), at);
    },
    /** Breaks off what the pointer is about to do; whether it was about to do something. */
    cancel: (): boolean => {
      const { connection, cancelConnection, userSelectionRect } = store.getState();
      if (drag) drag.end(true);
      else if (connection.inProgress) cancelConnection();
      else if (userSelectionRect) {
        rectangleFrom = null;
        // React Flow ends a rectangle when the button is let go, and only then.
        store
          .getState()
          .domNode?.querySelector('.react-flow__pane')
          ?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0, pointerId }));
        return true;
      } else return false;
      drag = null;
      isCancelled = true;
      return true;
    },
  };
}

/** The callbacks for React Flow, the same ones for as long as the canvas is shown. */
export function useFlowHandlers() {
  const { model } = useCanvas();
  const { screenToFlowPosition } = useReactFlow();
  const store = useStoreApi();
  return useMemo(
    () =>
      createFlowHandlers({
        model,
        place: ({ clientX, clientY }) => screenToFlowPosition({ x: clientX, y: clientY }),
        store,
      }),
    [model, screenToFlowPosition, store],
  );
}
