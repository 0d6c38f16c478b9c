import { EdgeLabelRenderer } from '@xyflow/react';
import { useStore } from 'zustand';
import { choiceLabels } from '../../geometry/choiceLabels.ts';
import { useCanvas } from '../CanvasContext.tsx';
import * as styles from './flow.css.ts';

/** The words of options at their lines, under the cards and over all lines. */
export function ChoiceLabels() {
  const { scene, cards, dragging, sceneVersion, titles } = useCanvas().model;
  const area = useStore(cards.window);
  const shown = useStore(titles, (state) => state.shown);
  const dragged = useStore(dragging.drag, (drag) => drag?.nodeIds);
  useStore(sceneVersion);
  const labels = area ? choiceLabels(scene, area, shown.values()) : [];
  return (
    <EdgeLabelRenderer>
      {labels.map(({ edge, text, x, y, width }) =>
        dragged?.has(edge.from.id) || dragged?.has(edge.to.id) ? null : (
          <span
            key={edge.id}
            className={styles.choiceLabel}
            style={{ left: x, top: y, width }}
            aria-hidden
            data-label-of={edge.id}
          >
            {text}
          </span>
        ),
      )}
    </EdgeLabelRenderer>
  );
}
