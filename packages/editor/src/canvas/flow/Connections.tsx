import type { ConnectionLineComponentProps, EdgeProps } from '@xyflow/react';
import { useLayoutEffect } from 'react';
import { type Curve, curveBetween, pathOf } from '../../geometry/curve.ts';
import { edgeCurve, lineLook } from '../../geometry/edgeRoute.ts';
import { card } from '../../geometry/geometry.ts';
import { useCanvas } from '../CanvasContext.tsx';
import * as styles from './flow.css.ts';
import { type FlowEdge, type FlowNode, storyId } from './flowTypes.ts';
import { connectionTarget } from './hit.ts';
import { useDash } from './Lines.tsx';

/** A connection that is selected, under the pointer, or about to take a node in; drawn over the drawing of all. */
export function ConnectionEdge({ id, data }: EdgeProps<FlowEdge>) {
  const { scene } = useCanvas().model;
  const dash = useDash();
  const edge = scene.edges.get(id);
  if (!edge) return null;
  return (
    <path
      className={styles.line}
      d={pathOf(edgeCurve(scene, edge))}
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
  const { x: left, y: top, zoom } = model.viewport.getState();
  // React Flow would take the line to its nearest handle: what counts is where the pointer is.
  const to = { x: (pointer.x - left) / zoom, y: (pointer.y - top) / zoom };
  const target = connectionTarget(model, storyId(fromNode.id), to);
  const targetNodeId = target?.id ?? null;
  useLayoutEffect(() => model.showOverlay({ targetNodeId }), [model, targetNodeId]);
  const from = { x: fromX, y: fromY };
  const isBackward = fromHandle.type === 'target';
  const end = target && !isBackward ? { x: target.x, y: target.y + card.handleY } : to;
  const curve: Curve = isBackward ? curveBetween(end, from) : curveBetween(from, end);
  return <path className={styles.line} d={pathOf(curve)} />;
}
