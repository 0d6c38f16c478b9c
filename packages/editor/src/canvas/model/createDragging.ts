import type { Position } from '@dreamfork/story';
import { createStore } from 'zustand/vanilla';
import type { Scene } from '../../geometry/scene.ts';
import type { Drag } from '../../geometry/sceneParts.ts';
import type { createCards } from './createCards.ts';

export type DraggingOptions = {
  scene: Scene;
  cards: Pick<ReturnType<typeof createCards>, 'hold' | 'release'>;
};

/** So many cards are moved one by one; more of them travel as one drawing. */
const mostCards = 24;

/** Whether what is dragged is drawn in place of its cards. */
export const isDrawn = ({ nodeIds }: Pick<Drag, 'nodeIds'>): boolean => nodeIds.size > mostCards;

/**
 * How far what is dragged is from where it stands. The document hears of it once, when it is let go:
 * until then no node has a new position, and nothing else has anything to do.
 */
export function createDragging({ scene, cards }: DraggingOptions) {
  const drag = createStore<Drag | null>(() => null);
  const moved = (
    ids: ReadonlySet<string>,
    items: ReadonlyMap<string, Position>,
    { dx, dy }: Drag,
  ): Record<string, Position> =>
    Object.fromEntries(
      [...ids].flatMap((id) => {
        const item = items.get(id);
        return item ? [[id, { x: item.x + dx, y: item.y + dy }]] : [];
      }),
    );
  return {
    drag,
    isDragged: (id: string): boolean => drag.getState()?.nodeIds.has(id) ?? false,
    start: (items: Pick<Drag, 'nodeIds' | 'noteIds'>) => {
      cards.hold(items.nodeIds);
      drag.setState({ ...items, dx: 0, dy: 0 }, true);
    },
    moveTo: (dx: number, dy: number) => {
      const current = drag.getState();
      if (current && (current.dx !== dx || current.dy !== dy)) {
        drag.setState({ ...current, dx, dy }, true);
      }
    },
    /** Where everything would stand if it were let go now. */
    positions: (): { nodes: Record<string, Position>; notes: Record<string, Position> } => {
      const current = drag.getState();
      if (!current) return { nodes: {}, notes: {} };
      return {
        nodes: moved(current.nodeIds, scene.nodes, current),
        notes: moved(current.noteIds, scene.notes, current),
      };
    },
    stop: () => {
      if (!drag.getState()) return;
      drag.setState(null);
      cards.release();
    },
  };
}

export type Dragging = ReturnType<typeof createDragging>;
