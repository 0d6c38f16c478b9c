import type { ConnectionLineComponentProps, EdgeProps } from '@xyflow/react';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { type Curve, curveBetween, pathOf } from '../../geometry/curve.ts';
import { edgeCurve, lineLook } from '../../geometry/edgeRoute.ts';
import { farCurve, markPoint } from '../../geometry/farMap.ts';
import { card } from '../../geometry/geometry.ts';
import type { SceneNode } from '../../geometry/sceneParts.ts';
import { useCanvas } from '../CanvasContext.tsx';
import * as styles from './flow.css.ts';
import { type FlowEdge, type FlowNode, storyId } from './flowTypes.ts';
import { connectionTarget } from './hit.ts';
import { useDash } from './Lines.tsx';

/** A connection that is selected, under the pointer, or about to take a node in; drawn over the drawing of all. */
export function ConnectionEdge({ id, data }: EdgeProps<FlowEdge>) {
  const { scene, cards } = useCanvas().model;
  const isFar = useStore(cards.isFar);
  const dash = useDash();
  const edge = scene.edges.get(id);
  if (!edge) return null;
  return (
    <path
      className={styles.line}
      d={pathOf(isFar ? farCurve(edge) : edgeCurve(scene, edge))}
      data-connection-id={id}
      data-state={data?.state}
      strokeDasharray={dash(lineLook(scene, edge))}
    />
  );
}

/** The connection that is being drawn; the scene tells where it would end, mounted or not. */
export function ConnectionLine({
  fromNode,
  fromHandle,
  fromX,
  fromY,
  pointer,
}: ConnectionLineComponentProps<FlowNode>) {
  const { model } = useCanvas();
  const isFar = useStore(model.cards.isFar);
  const { x: left, y: top, zoom } = model.viewport.getState();
  // React Flow would take the line to its nearest handle: what counts is where the pointer is.
  const to = { x: (pointer.x - left) / zoom, y: (pointer.y - top) / zoom };
  const target = connectionTarget(model, storyId(fromNode.id), to);
  const targetNodeId = target?.id ?? null;
  useLayoutEffect(() => model.showOverlay({ targetNodeId }), [model, targetNodeId]);
  const source = isFar ? model.scene.nodes.get(storyId(fromNode.id)) : undefined;
  const from = source ? markPoint(source) : { x: fromX, y: fromY };
  const isBackward = fromHandle.type === 'target';
  const input = (node: SceneNode) =>
    isFar ? markPoint(node) : { x: node.x, y: node.y + card.handleY };
  const end = target && !isBackward ? input(target) : to;
  const curve: Curve = isBackward ? curveBetween(end, from) : curveBetween(from, end);
  return <path className={styles.line} d={pathOf(curve)} />;
}
