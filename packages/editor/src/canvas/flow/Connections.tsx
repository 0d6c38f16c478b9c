import type { ConnectionLineComponentProps, EdgeProps } from '@xyflow/react';
import { useLayoutEffect } from 'react';
import { type Curve, curveBetween, pathOf } from '../../geometry/curve.ts';
import { edgeCurve, lineLook } from '../../geometry/edgeRoute.ts';
import { card } from '../../geometry/geometry.ts';
import { nodeAt } from '../../geometry/hits.ts';
import type { SceneNode } from '../../geometry/sceneParts.ts';
import { useCanvas } from '../CanvasContext.tsx';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import * as styles from './flow.css.ts';
import { type FlowEdge, type FlowNode, storyId } from './flowTypes.ts';
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

/** Pixels of the screen around a card in which a line still finds it. */
const snap = 20;

function nodeNear({ scene, viewport }: CanvasModel, x: number, y: number): SceneNode | undefined {
  const exact = nodeAt(scene, { x, y });
  if (exact) return exact;
  const reach = snap / viewport.getState().zoom;
  return scene.nodesIn({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach })[0];
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
  const near = nodeNear(model, to.x, to.y);
  const target = near?.id === storyId(fromNode.id) ? undefined : near;
  const targetNodeId = target?.id ?? null;
  useLayoutEffect(() => model.showOverlay({ targetNodeId }), [model, targetNodeId]);
  const from = { x: fromX, y: fromY };
  const isBackward = fromHandle.type === 'target';
  const end = target && !isBackward ? { x: target.x, y: target.y + card.handleY } : to;
  const curve: Curve = isBackward ? curveBetween(end, from) : curveBetween(from, end);
  return <path className={styles.line} d={pathOf(curve)} />;
}
