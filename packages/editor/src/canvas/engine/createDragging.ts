import type { Position } from '@dreamfork/story';
import { createStore } from 'zustand/vanilla';
import type { Scene } from '../geometry/scene.ts';
import { movedFrame } from '../paint/paintDrag.ts';
import type { createCards } from './createCards.ts';
import type { Elements } from './elements.ts';
import type { Drag } from './overlay.ts';

export type DraggingOptions = {
  scene: Scene;
  elements: Elements;
  cards: Pick<ReturnType<typeof createCards>, 'hold' | 'release'>;
};

type Items = { nodeIds: ReadonlySet<string>; noteIds: ReadonlySet<string> };

/** So many cards are moved one by one; more of them travel as one drawing. */
const mostElements = 24;

const isHeap = (nodeIds: ReadonlySet<string>): boolean => nodeIds.size > mostElements;

/**
 * Moves what is dragged on the screen only. The document hears of it once, when it is let go:
 * until then no node has a new position, and nothing else has anything to do.
 */
export function createDragging({ scene, elements, cards }: DraggingOptions) {
  const drag = createStore<Drag | null>(() => null);

  const shift = ({ nodeIds, noteIds }: Items, translate: string | null) => {
    if (!isHeap(nodeIds)) elements.shift('node', nodeIds, translate);
    elements.shift('note', noteIds, translate);
  };

  const showCards = (nodeIds: ReadonlySet<string>, isShown: boolean) => {
    if (!isHeap(nodeIds)) return;
    for (const id of nodeIds) elements.get('node', id)?.toggleAttribute('data-carried', !isShown);
  };

  const shiftGroups = (now: Drag | null, nodeIds: ReadonlySet<string>) => {
    for (const group of scene.groups.values()) {
      if (![...group.members].some(({ id }) => nodeIds.has(id))) continue;
      const frame = now && movedFrame(group, now);
      const aside = frame && `${frame.x - group.x}px ${frame.y - group.y}px`;
      elements.shift('group', [group.id], aside);
    }
  };

  return {
    drag,
    isDragged: (id: string): boolean => drag.getState()?.nodeIds.has(id) ?? false,
    isNoteAway: (id: string): boolean => drag.getState()?.noteIds.has(id) ?? false,
    start: (items: Items) => {
      cards.hold(items.nodeIds);
      drag.setState({ ...items, dx: 0, dy: 0 }, true);
      showCards(items.nodeIds, false);
    },
    moveTo: (dx: number, dy: number) => {
      const current = drag.getState();
      if (!current || (current.dx === dx && current.dy === dy)) return;
      const next = { ...current, dx, dy };
      drag.setState(next, true);
      shift(current, `${dx}px ${dy}px`);
      shiftGroups(next, next.nodeIds);
    },
    /** Where everything would stand if it were let go now. */
    positions: (): { nodes: Record<string, Position>; notes: Record<string, Position> } => {
      const current = drag.getState();
      const nodes: Record<string, Position> = {};
      const notes: Record<string, Position> = {};
      if (!current) return { nodes, notes };
      const { dx, dy } = current;
      for (const id of current.nodeIds) {
        const node = scene.nodes.get(id);
        if (node) nodes[id] = { x: node.x + dx, y: node.y + dy };
      }
      for (const id of current.noteIds) {
        const note = scene.notes.get(id);
        if (note) notes[id] = { x: note.x + dx, y: note.y + dy };
      }
      return { nodes, notes };
    },
    stop: () => {
      const current = drag.getState();
      if (!current) return;
      drag.setState(null);
      cards.release();
      shift(current, null);
      showCards(current.nodeIds, true);
      shiftGroups(null, current.nodeIds);
    },
  };
}

export type Dragging = ReturnType<typeof createDragging>;
