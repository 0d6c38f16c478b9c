import { BaseEdge, type EdgeProps, getBezierPath } from '@xyflow/react';
import { memo } from 'react';
import type { LinkEdge as LinkEdgeType } from '../flow/flowEdges.ts';
import * as styles from './LinkEdge.css.ts';

/** A connection; dashed where it leads back to the left. */
export const LinkEdge = memo(function LinkEdge(props: EdgeProps<LinkEdgeType>) {
  const { id, sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition } = props;
  const [path] = getBezierPath({
    sourceX,
    sourceY,
    targetX,
    targetY,
    sourcePosition,
    targetPosition,
  });
  return (
    <BaseEdge
      id={id}
      path={path}
      className={styles.link}
      interactionWidth={20}
      data-backward={targetX < sourceX || undefined}
      data-selected={props.selected || undefined}
    />
  );
});
