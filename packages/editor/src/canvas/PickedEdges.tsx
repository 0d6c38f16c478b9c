import { pathOf } from '../flow/curve.ts';
import { edgeCurve } from '../flow/edgeRoute.ts';
import { useCanvas, useCanvasFact } from './CanvasContext.tsx';
import * as styles from './PickedEdges.css.ts';
import { linkDash } from './paint/paintSketch.ts';
import { useStore, useStoreFact } from './useStore.ts';

/** Beyond so many the drawing below shows them. */
const most = 60;

/** The connections that are selected, under the pointer, or about to take a node in. */
export function PickedEdges() {
  const { engine } = useCanvas();
  const { scene } = engine;
  const selected = useCanvasFact(({ selection }) => selection.connectionIds);
  const hovered = useStore(engine.hoveredEdge);
  const target = useStoreFact(engine.overlay, ({ targetEdgeId }) => targetEdgeId);
  const isDragging = useStoreFact(engine.dragging.drag, (drag) => drag !== null);
  const dash = useStoreFact(engine.viewport, ({ zoom }) => linkDash(zoom).join(' '));
  useStore(engine.sceneVersion);

  const picked = new Map<string, 'hovered' | 'selected' | 'target'>();
  if (hovered) picked.set(hovered, 'hovered');
  for (const id of selected.slice(0, most)) picked.set(id, 'selected');
  if (target) picked.set(target, 'target');

  return (
    <svg className={styles.layer} width={1} height={1} aria-hidden>
      {[...picked].map(([id, state]) => {
        const edge = scene.edges.get(id);
        if (!edge || edge.isHidden) return null;
        const isAway = engine.dragging.isAway(edge.from.id) || engine.dragging.isAway(edge.to.id);
        if (isDragging && isAway) return null;
        return (
          <path
            key={id}
            className={styles.edge}
            d={pathOf(edgeCurve(scene, edge))}
            data-connection-id={id}
            data-state={state}
            strokeDasharray={edge.x2 < edge.x1 ? dash : undefined}
          />
        );
      })}
    </svg>
  );
}
