import {
  type EdgeChange,
  type FinalConnectionState,
  type NodeChange,
  type OnConnect,
  type OnReconnect,
  useReactFlow,
} from '@xyflow/react';
import { type DragEvent, type MouseEvent, useMemo, useRef } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { nodeAt } from '../flow/farMap.ts';
import type { LinkEdge } from '../flow/flowEdges.ts';
import type { CardNode } from '../flow/flowNodes.ts';
import { positionsIn, selectedAfter, toLinkInput } from '../flow/fromFlow.ts';
import { selectChoice, selectNodes } from '../session/selection.ts';
import { draggedType, dragType } from './dragType.ts';

const choiceAt = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-choice-id]')?.getAttribute('data-choice-id') ?? undefined)
    : undefined;

const nodeUnder = (event: Event): string | undefined => {
  const point =
    'changedTouches' in event
      ? (event as TouchEvent).changedTouches[0]
      : (event as globalThis.MouseEvent);
  const element = point ? document.elementFromPoint(point.clientX, point.clientY) : null;
  return element?.closest('.react-flow__node')?.getAttribute('data-id') ?? undefined;
};

/** Turns what happens on the canvas into commands. */
export function useFlowEvents(isFar: boolean) {
  const { session, commands } = useEditor();
  const { screenToFlowPosition } = useReactFlow();
  const drags = useRef(0);

  return useMemo(() => {
    const selectAfter = (kind: 'nodeIds' | 'connectionIds', changes: { type: string }[]) => {
      const { selection } = session.getState();
      const ids = selectedAfter(selection[kind], changes);
      if (ids === selection[kind]) return;
      const next = { ...selection, [kind]: ids };
      const { choice } = selection;
      const isAlone = next.nodeIds.length === 1 && next.nodeIds[0] === choice?.nodeId;
      commands.select({ ...next, choice: isAlone ? choice : null });
    };

    return {
      onNodesChange: (changes: NodeChange<CardNode>[]) => {
        const positions = positionsIn(changes);
        if (positions) commands.moveNodes({ positions, gesture: `drag-${drags.current}` });
        selectAfter('nodeIds', changes);
      },
      onEdgesChange: (changes: EdgeChange<LinkEdge>[]) => selectAfter('connectionIds', changes),
      onNodeDragStart: () => {
        drags.current += 1;
      },
      onNodeDragStop: () => session.closeGesture(),
      onNodeClick: (event: MouseEvent, { id }: CardNode) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        const choiceId = choiceAt(event.target);
        if (choiceId) commands.select(selectChoice(id, choiceId));
        else if (session.getState().selection.choice) commands.select(selectNodes([id]));
      },
      onNodeDoubleClick: (_event: MouseEvent, { id }: CardNode) => commands.startEditing(id),
      /** Cards drawn by the far layer are no elements; the press is looked up by its place. */
      onPaneClick: (event: MouseEvent) => {
        if (!isFar) return;
        const point = screenToFlowPosition({ x: event.clientX, y: event.clientY });
        const id = nodeAt(session.getState().document, point);
        if (id === undefined) return;
        if (event.detail === 2) commands.startEditing(id);
        else commands.select(selectNodes([id]));
      },
      onConnect: ((connection) => {
        commands.connect(toLinkInput(connection));
      }) satisfies OnConnect,
      /** A link dropped on a card, not on its small handle, counts too. */
      onConnectEnd: (event: globalThis.MouseEvent | TouchEvent, state: FinalConnectionState) => {
        if (state.isValid || state.fromHandle?.type !== 'source') return;
        const target = nodeUnder(event);
        if (target === undefined || target === state.fromHandle.nodeId) return;
        const { nodeId: source, id = null } = state.fromHandle;
        commands.connect(toLinkInput({ source, sourceHandle: id, target }));
      },
      onReconnect: ((edge, { target }) => {
        if (target !== edge.target) commands.reconnect({ connectionId: edge.id, toNodeId: target });
      }) satisfies OnReconnect<LinkEdge>,
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop: (event: DragEvent) => {
        const type = draggedType(event.dataTransfer);
        if (!type) return;
        event.preventDefault();
        const position = screenToFlowPosition(
          { x: event.clientX, y: event.clientY },
          { snapToGrid: true },
        );
        void commands.addNode({ type, position });
      },
      onMoveEnd: (_event: unknown, viewport: { x: number; y: number; zoom: number }) =>
        session.setViewport(viewport),
    };
  }, [session, commands, screenToFlowPosition, isFar]);
}
