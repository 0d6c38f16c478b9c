import type { Position } from '@dreamfork/story';
import type { OnNodeDrag, ReactFlowProps } from '@xyflow/react';
import type { PointerEvent, MouseEvent as ReactMouseEvent } from 'react';
import { between } from '../geometry/bounds.ts';
import { insideFrame } from '../geometry/hits.ts';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import type { Flow } from '../model/createViewport.ts';
import { dragItems } from './dragItems.ts';
import { finishConnection } from './finishConnection.ts';
import type { FlowEdge, FlowNode } from './flowTypes.ts';
import { choiceAt, type Hit, hitOf, hitPoint, isInteractive } from './hit.ts';
import { selectionAfter, subjectOf, withInside } from './selectionAfter.ts';

type Pointed = { clientX: number; clientY: number };

/** The place of a mouse or of the finger that was lifted last. */
const pointed = (event: MouseEvent | TouchEvent): Pointed =>
  'changedTouches' in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;

export type FlowHandlers = Required<
  Pick<
    ReactFlowProps<FlowNode, FlowEdge>,
    | 'onNodeClick'
    | 'onPaneClick'
    | 'onEdgeClick'
    | 'onEdgeContextMenu'
    | 'onNodeDoubleClick'
    | 'onDoubleClick'
    | 'onNodeContextMenu'
    | 'onPaneContextMenu'
    | 'onPointerDownCapture'
    | 'onPointerMove'
    | 'onPointerLeave'
    | 'onNodeDragStart'
    | 'onNodeDrag'
    | 'onNodeDragStop'
    | 'onSelectionStart'
    | 'onSelectionEnd'
    | 'onConnectEnd'
    | 'onReconnect'
    | 'onReconnectStart'
    | 'onReconnectEnd'
  >
> & {
  /** Breaks off what the pointer is about to do; whether it was about to do something. */
  cancel: () => boolean;
  /** Opens the menu where a finger rested. */
  longPress: (place: Pointed & { target: EventTarget | null }) => void;
};

export type FlowHandlersOptions = {
  model: CanvasModel;
  /** Where a pointer is on the canvas. */
  place: (pointed: Pointed) => Position;
  store: Flow['store'];
};

/** From React Flow's callbacks to what the author does: selects, moves, connects, asks for a menu. */
export function createFlowHandlers({ model, place, store }: FlowHandlersOptions): FlowHandlers {
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
      subject: subjectOf(hit, place(event)),
    });
  const begin = (hit: Hit) => {
    if (hit.kind === 'node') model.actions.getState()?.editNode(hit.id);
    else if (hit.kind === 'note' && model.actions.getState()) model.editedNote.setState(hit.id);
    else if (hit.kind === 'group') model.toggleGroup(hit.id);
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

  return {
    onNodeClick: (event, node) => press(onNode(event, node), event),
    onPaneClick: (event) => press(hitPoint(model, place(event)), event),
    // The end of a line is over the pane, and takes the press.
    onEdgeClick: (event, { id }) => press({ kind: 'edge', id }, event),
    onEdgeContextMenu: (event, { id }) => menuOn(event, { kind: 'edge', id }),
    onNodeDoubleClick: (event, node) => {
      if (!isInteractive(event.target)) begin(onNode(event, node));
    },
    onDoubleClick: (event) => {
      const isPane = event.target instanceof Element && event.target.matches('.react-flow__pane');
      if (isPane) begin(hitPoint(model, place(event)));
    },
    onNodeContextMenu: (event, node) => menuOn(event, onNode(event, node)),
    onPaneContextMenu: (event) => menuOn(event, hitPoint(model, place(event))),
    onPointerDownCapture: (event) => {
      isCancelled = false;
      ({ pointerId } = event);
      pressed = place(event);
    },
    onPointerMove: (event) => hover(model, event, place(event)),
    onPointerLeave: () => {
      model.hoveredEdge.setState(null);
      model.hoveredNode.setState(null);
    },
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
      const { targetNodeId } = model.overlay.getState();
      model.clearOverlay();
      const actions = model.actions.getState();
      if (!isCancelled && actions) {
        const at = pointed(event);
        finishConnection(model, actions, {
          state,
          targetNodeId,
          reconnected,
          at,
          to: place(at),
        });
      }
      isCancelled = false;
    },
    longPress: (at) => {
      const { target } = at;
      const isOnCanvas = target instanceof Element && target.closest('.react-flow__renderer');
      if (!isOnCanvas || isInteractive(target)) return;
      isCancelled = drag !== null;
      openMenu(hitPoint(model, place(at)), at);
    },
    cancel: () => {
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

/** Browsers ask for a menu when a finger rests too, some of them; here that is done for all. */
const isTouch = (event: ReactMouseEvent | MouseEvent): boolean => {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native instanceof window.PointerEvent && native.pointerType === 'touch';
};

function hover(model: CanvasModel, event: PointerEvent, point: Position): void {
  if (event.pointerType === 'touch' || event.buttons !== 0) return;
  const isOnPaper =
    event.target instanceof Element &&
    event.target.closest('.react-flow__node, .react-flow__panel') === null;
  const hit: Hit = isOnPaper ? hitPoint(model, point) : { kind: 'canvas' };
  model.hoveredEdge.setState(hit.kind === 'edge' ? hit.id : null);
  const card = event.target instanceof Element ? event.target.closest('[data-node-id]') : null;
  const nodeId = card?.getAttribute('data-node-id') ?? null;
  const choiceId = choiceAt(event.target);
  const last = model.hoveredNode.getState();
  if (nodeId === (last?.nodeId ?? null) && choiceId === (last?.choiceId ?? null)) return;
  model.hoveredNode.setState(nodeId === null ? null : { nodeId, choiceId }, true);
}
