import { ViewportPortal } from '@xyflow/react';
import { useStore } from 'zustand';
import { useCanvas, useCanvasState } from '../CanvasContext.tsx';
import { pathOf } from '../geometry/curve.ts';
import { edgeCurve, lineLook } from '../geometry/edgeRoute.ts';
import type { SceneEdge } from '../geometry/sceneParts.ts';
import { linkDash } from '../paint/paintNearSnapshot.ts';
import * as styles from './flow.css.ts';

/** So many lines can be told apart. */
const most = 80;

/** The lines of the node, or of the option alone, that the pointer is on or that is selected; the others fade. */
export function LitLines({ lines }: { lines: readonly SceneEdge[] }) {
  const { scene, viewport } = useCanvas().model;
  return (
    <ViewportPortal>
      <svg className={styles.litLines} width={1} height={1} aria-hidden data-testid="lit-lines">
        {lines.map((edge) => (
          <path
            key={edge.id}
            className={styles.litLine}
            d={pathOf(edgeCurve(scene, edge))}
            strokeDasharray={
              linkDash(viewport.getState().zoom, lineLook(scene, edge)).join(' ') || undefined
            }
          />
        ))}
      </svg>
    </ViewportPortal>
  );
}

const none: readonly SceneEdge[] = [];

/** Which lines are lit; from far and while something is dragged none. */
export function useLitLines(): readonly SceneEdge[] {
  const { model } = useCanvas();
  const hovered = useStore(model.hoveredNode);
  const { nodeIds, choice } = useCanvasState(({ selection }) => selection);
  const isFar = useStore(model.cards.isFar);
  const isDragging = useStore(model.dragging.drag, (drag) => drag !== null);
  useStore(model.sceneVersion);
  const selected = nodeIds.length === 1 ? (nodeIds[0] ?? null) : null;
  const nodeId = hovered?.nodeId ?? selected;
  const choiceId = hovered ? hovered.choiceId : (choice?.choiceId ?? null);
  const item = nodeId === null ? undefined : model.scene.nodes.get(nodeId);
  if (!item || isFar || isDragging) return none;
  const index = item.node.choices.findIndex(({ id }) => id === choiceId);
  const lines = [...item.outgoing, ...item.incoming]
    .filter(
      (edge) => !edge.isHidden && (index < 0 || (edge.from === item && edge.choice === index)),
    )
    .slice(0, most);
  return lines.length === 0 ? none : lines;
}
