import { inputHandle, outputHandle } from '../geometry/edgeEnds.ts';
import type { SceneNode } from '../geometry/sceneParts.ts';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import { createKept } from './createKept.ts';
import { type FlowEdge, flowId } from './flowTypes.ts';

const endOf = ({ id, hiddenIn }: SceneNode): string =>
  hiddenIn ? flowId('group', hiddenIn.id) : flowId('card', id);

/** The adapter from scene to React Flow's edges: those that answer the pointer. The drawing below shows all. */
export function createEdgeLister(model: CanvasModel) {
  const { scene, cards, dragging } = model;
  const { list, keep } = createKept<FlowEdge>();
  return (): FlowEdge[] => {
    if (cards.isZoomedOut.getState()) return list();
    for (const [id, state] of model.shownEdges()) {
      const edge = scene.edges.get(id);
      if (!edge || edge.isHidden) continue;
      const { from, to, choice } = edge;
      if (dragging.isDragged(from.id) || dragging.isDragged(to.id)) continue;
      const version = scene.version();
      const choiceId = from.hiddenIn ? undefined : from.node.choices[choice]?.id;
      keep(id, [edge, state, version], () => ({
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
        data: { state, version },
      }));
    }
    return list();
  };
}
