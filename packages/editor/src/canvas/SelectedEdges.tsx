import { useStore } from 'zustand';
import { useCanvas, useCanvasState } from './CanvasContext.tsx';
import { pathOf } from './geometry/curve.ts';
import { edgeCurve, lineLook } from './geometry/edgeRoute.ts';
import { linkDash } from './paint/paintNearSnapshot.ts';
import * as styles from './SelectedEdges.css.ts';

/** Beyond so many the drawing below shows them. */
const most = 60;

/** The connections that are selected, under the pointer, or about to take a node in. */
export function SelectedEdges() {
  const { engine } = useCanvas();
  const { scene } = engine;
  const selected = useCanvasState(({ selection }) => selection.connectionIds);
  const hovered = useStore(engine.hoveredEdge);
  const target = useStore(engine.overlay, ({ targetEdgeId }) => targetEdgeId);
  const isDragging = useStore(engine.dragging.drag, (drag) => drag !== null);
  const zoom = useStore(engine.viewport, ({ zoom: now }) => 2 ** Math.round(Math.log2(now)));
  useStore(engine.sceneVersion);

  const states = new Map<string, 'hovered' | 'selected' | 'target'>();
  if (hovered) states.set(hovered, 'hovered');
  for (const id of selected.slice(0, most)) states.set(id, 'selected');
  if (target) states.set(target, 'target');

  return (
    <svg className={styles.layer} width={1} height={1} aria-hidden>
      {[...states].map(([id, state]) => {
        const edge = scene.edges.get(id);
        if (!edge || edge.isHidden) return null;
        const isDragged =
          engine.dragging.isDragged(edge.from.id) || engine.dragging.isDragged(edge.to.id);
        if (isDragging && isDragged) return null;
        return (
          <path
            key={id}
            className={styles.edge}
            d={pathOf(edgeCurve(scene, edge))}
            data-connection-id={id}
            data-state={state}
            strokeDasharray={linkDash(zoom, lineLook(scene, edge)).join(' ') || undefined}
          />
        );
      })}
    </svg>
  );
}
