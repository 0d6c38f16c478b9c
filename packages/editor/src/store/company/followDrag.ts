import { findNode, type Position } from '@dreamfork/story';
import type { Presence } from '../../services/index.ts';
import type { Session } from '../session/createSession.ts';

/** Nodes on their way, and how far they are from where the document has them. */
export type Dragged = {
  readonly nodeIds: ReadonlySet<string>;
  readonly dx: number;
  readonly dy: number;
};

export type DragSource = {
  subscribe: (listener: (now: Dragged | null, before: Dragged | null) => void) => () => void;
};

/** Nodes that a selection or a drag tells. */
export const mostNodes = 50;

/** Milliseconds for which nodes that were let go are still shown: the others have their save by then. */
export const dropLength = 5000;

export type FollowDragOptions = {
  drag: DragSource;
  session: Pick<Session, 'getState'>;
  onChange: () => void;
};

/** What the others are shown of a drag: while it lasts, and after a drop until they can have its save. */
export function followDrag({ drag, session, onChange }: FollowDragOptions) {
  let shown: Dragged | null = null;
  /** A drag began before the others were told of the end of the last one. */
  let isNext = false;
  let start: Position | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leadPosition = ({ nodeIds: [id = ''] }: { nodeIds: Iterable<string> }) =>
    findNode(session.getState().document, id)?.position;
  const isDropped = (dragged: Dragged): boolean => {
    const end = leadPosition(dragged);
    return end?.x !== start?.x || end?.y !== start?.y;
  };
  const show = (dragged: Dragged | null) => {
    shown = dragged;
    onChange();
  };

  const unsubscribe = drag.subscribe((now, before) => {
    clearTimeout(timer);
    if (now && !before) {
      start = leadPosition(now);
      isNext = shown !== null;
    }
    if (!now && before && isDropped(before)) timer = setTimeout(show, dropLength, null);
    else show(now);
  });

  return {
    /** What is to be told now. Between two drags that is the end of the first. */
    current: (): Presence['drag'] => {
      if (isNext || !shown || shown.nodeIds.size === 0) return null;
      const { nodeIds, dx, dy } = shown;
      return { nodeIds: [...nodeIds].slice(0, mostNodes), dx, dy };
    },
    /** The others have been told. */
    told: () => {
      if (!isNext) return;
      isNext = false;
      onChange();
    },
    stop: () => {
      unsubscribe();
      clearTimeout(timer);
    },
  };
}
