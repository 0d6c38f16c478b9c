import type { EdgeProps } from '@xyflow/react';
import { useCanvas } from '../CanvasContext.tsx';
import { pathOf } from '../geometry/curve.ts';
import { edgeCurve, lineLook } from '../geometry/edgeRoute.ts';
import * as styles from './flow.css.ts';
import type { FlowEdge } from './flowTypes.ts';
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
