import { useLayoutEffect, useState } from 'react';
import { inputHandle, outputHandle } from '../../geometry/edgeEnds.ts';
import type { SceneNode } from '../../geometry/sceneParts.ts';
import { useCanvas } from '../CanvasContext.tsx';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import { listNodes } from './flowNodes.ts';
import { type FlowEdge, type FlowNode, flowId } from './flowTypes.ts';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether two items are the same to React Flow: in all fields, and in the fields of those. */
function isAlike(one: unknown, other: unknown, depth = 2): boolean {
  if (one === other) return true;
  if (depth === 0 || !isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isAlike(one[key], other[key], depth - 1))
  );
}

/** The next list with the objects of the last one wherever they are alike; the last one if all are. */
function keepAlike<Item extends { id: string }>(last: Item[], next: Item[]): Item[] {
  const known = new Map(last.map((item) => [item.id, item]));
  const kept = next.map((item) => {
    const before = known.get(item.id);
    return before && isAlike(before, item) ? before : item;
  });
  const isSame = kept.length === last.length && kept.every((item, index) => item === last[index]);
  return isSame ? last : kept;
}

/** What React Flow is given of the story, kept in step with everything that decides it. */
export function useFlowItems(dragsSelectedOnly: boolean): { nodes: FlowNode[]; edges: FlowEdge[] } {
  const { model } = useCanvas();
  const [nodes, setNodes] = useState(() => listNodes(model, dragsSelectedOnly));
  const [edges, setEdges] = useState(() => listEdges(model));
  // At once: a finger that comes down on a card asks whether it moves the card or the paper.
  useLayoutEffect(() => {
    const follow = () => {
      setNodes((last) => keepAlike(last, listNodes(model, dragsSelectedOnly)));
      setEdges((last) => keepAlike(last, listEdges(model)));
    };
    follow();
    const { cards, dragging } = model;
    const stops = [
      model.shown,
      cards.mounted,
      cards.isZoomedOut,
      cards.window,
      dragging.drag,
      model.sceneVersion,
      model.focused,
      model.editedNote,
      model.resizedNote,
      model.hovered,
      model.overlay,
    ].map((store) => store.subscribe(follow));
    return () => {
      for (const stop of stops) stop();
    };
  }, [model, dragsSelectedOnly]);
  return { nodes, edges };
}

const endOf = ({ id, hiddenIn }: SceneNode): string =>
  hiddenIn ? flowId('group', hiddenIn.id) : flowId('card', id);

/** The adapter from scene to React Flow's edges: those that answer the pointer. The drawing below shows all. */
function listEdges(model: CanvasModel): FlowEdge[] {
  const { scene, cards, dragging } = model;
  if (cards.isZoomedOut.getState()) return [];
  return [...model.shownEdges()].flatMap(([id, state]): FlowEdge[] => {
    const edge = scene.edges.get(id);
    if (!edge || edge.isHidden) return [];
    const { from, to, choice } = edge;
    if (dragging.isDragged(from.id) || dragging.isDragged(to.id)) return [];
    const choiceId = from.hiddenIn ? undefined : from.node.choices[choice]?.id;
    return [
      {
        id,
        type: 'connection',
        source: endOf(from),
        target: endOf(to),
        sourceHandle: choiceId ?? outputHandle,
        targetHandle: inputHandle,
        reconnectable: 'target',
        selectable: false,
        focusable: false,
        domAttributes: { 'aria-roledescription': undefined, 'aria-hidden': true },
        data: { state, version: scene.version() },
      },
    ];
  });
}
