import { inputHandle, outputHandle } from '../geometry/edgeEnds.ts';
import type { SceneNode } from '../geometry/sceneParts.ts';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import { type FlowEdge, flowId } from './flowTypes.ts';

const endOf = ({ id, hiddenIn }: SceneNode): string =>
  hiddenIn ? flowId('group', hiddenIn.id) : flowId('card', id);

/** The adapter from scene to React Flow's edges: those that answer the pointer. The drawing below shows all. */
export function listEdges(model: CanvasModel): FlowEdge[] {
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
