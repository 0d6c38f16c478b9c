import { useMessages } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type Bounds, inflate, overlaps } from '../../geometry/bounds.ts';
import { visibleBounds } from '../../geometry/viewport.ts';
import { useCanvas, useCanvasState } from '../CanvasContext.tsx';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import { variableNodes } from './logicMarks.ts';
import { logicMessages } from './messages.ts';
import * as styles from './variableHighlight.css.ts';

/** How far a frame is from its card, in pixels of the screen: a node that sets and reads has both. */
const distance = { set: 4, read: 9 } as const;

const use = ['set', 'read'] as const;

/** The frames around these nodes, or the groups that stand for them, as the `d` of a path on the screen. */
function framesAround(model: CanvasModel, nodeIds: ReadonlySet<string>, gap: number): string {
  const view = model.viewport.getState();
  const area = inflate(visibleBounds(view), gap / view.zoom);
  const boxes = new Set<Bounds>();
  for (const id of nodeIds) {
    const item = model.scene.nodes.get(id);
    if (!item || model.dragging.isDragged(id)) continue;
    const box = item.hiddenIn ?? item;
    if (overlaps(box, area)) boxes.add(box);
  }
  return [...boxes]
    .map(({ x, y, width, height }) => {
      const across = Math.round(width * view.zoom + 2 * gap);
      const down = Math.round(height * view.zoom + 2 * gap);
      const left = Math.round(x * view.zoom + view.x - gap);
      const top = Math.round(y * view.zoom + view.y - gap);
      return `M${left} ${top}h${across}v${down}h${-across}z`;
    })
    .join('');
}

/** Frames the nodes that change a variable, by a solid line, and those that read it, by a dotted one. */
export function VariableHighlight({ name }: { name: string }) {
  const { model } = useCanvas();
  const messages = useMessages(logicMessages);
  const story = useCanvasState(({ document }) => document);
  const nodes = useMemo(() => variableNodes(story, name), [story, name]);
  useStore(model.viewport);
  useStore(model.sceneVersion);
  useStore(model.dragging.drag);
  return (
    <>
      <svg className={styles.layer} aria-hidden data-testid="variable-highlight">
        {use.map((kind) => (
          <path
            key={kind}
            className={styles.frame[kind]}
            d={framesAround(model, nodes[kind], distance[kind])}
            data-use={kind}
          />
        ))}
      </svg>
      <div className={styles.legend} role="status">
        <strong className={styles.name}>{name}</strong>
        {use.map((kind) => (
          <span key={kind} className={styles.entry}>
            <svg width={22} height={14} aria-hidden>
              <rect className={styles.frame[kind]} x={2} y={2} width={18} height={10} />
            </svg>
            {messages[kind](nodes[kind].size)}
          </span>
        ))}
      </div>
    </>
  );
}
