import { ViewportPortal } from '@xyflow/react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { pathOf } from '../../geometry/curve.ts';
import { edgeCurve, type LineLook, lineLook } from '../../geometry/edgeRoute.ts';
import type { Guide } from '../../geometry/guides.ts';
import type { SceneEdge } from '../../geometry/sceneParts.ts';
import { useCanvas, useCanvasState } from '../CanvasContext.tsx';
import { linkDash } from '../paint/paintLines.ts';
import * as styles from './flow.css.ts';

type LineLayerProps = { id: string; className?: string; children: ReactNode };

/** Lines over the drawing of all lines, under the cards. */
export const LineLayer = ({ id, className = styles.lines, children }: LineLayerProps) => (
  <ViewportPortal>
    <svg className={className} width={1} height={1} aria-hidden data-testid={id}>
      {children}
    </svg>
  </ViewportPortal>
);

/** How a line is dashed at the present zoom. */
export function useDash(): (look: LineLook) => string | undefined {
  const { viewport } = useCanvas().model;
  return (look) => linkDash(viewport.getState().zoom, look).join(' ') || undefined;
}

/** So many lines can be told apart. */
const most = 80;

/** The lines of the node, or of the option alone, that the pointer is on or that is selected; the others fade. */
export function LitLines({ lines }: { lines: readonly SceneEdge[] }) {
  const { scene } = useCanvas().model;
  const dash = useDash();
  return (
    <LineLayer id="lit-lines">
      {lines.map((edge) => (
        <path
          key={edge.id}
          className={styles.line}
          d={pathOf(edgeCurve(scene, edge))}
          strokeDasharray={dash(lineLook(scene, edge))}
        />
      ))}
    </LineLayer>
  );
}

const none: readonly SceneEdge[] = [];

/** Which lines are lit; from far and while something is dragged none. */
export function useLitLines(): readonly SceneEdge[] {
  const { model } = useCanvas();
  const hovered = useStore(model.hovered);
  const { nodeIds, choice } = useCanvasState(({ selection }) => selection);
  const isFar = useStore(model.cards.isFar);
  const isDragging = useStore(model.dragging.drag, (drag) => drag !== null);
  useStore(model.sceneVersion);
  const selected = nodeIds.length === 1 ? (nodeIds[0] ?? null) : null;
  const isOverNode = hovered.kind === 'node';
  const nodeId = isOverNode ? hovered.id : selected;
  const choiceId = isOverNode ? hovered.choiceId : choice?.choiceId;
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

const GuideLine = ({ axis, at, from, to }: Guide) =>
  axis === 'x' ? (
    <line className={styles.guide} x1={at} x2={at} y1={from} y2={to} />
  ) : (
    <line className={styles.guide} x1={from} x2={to} y1={at} y2={at} />
  );

/** The lines that a dragged card is in. */
export function Guides() {
  const { model } = useCanvas();
  const guides = useStore(model.overlay, (overlay) => overlay.guides);
  if (guides.length === 0) return null;
  return (
    <LineLayer id="canvas-guides" className={styles.guides}>
      {guides.map((guide) => (
        <GuideLine key={`${guide.axis}${guide.at}`} {...guide} />
      ))}
    </LineLayer>
  );
}
