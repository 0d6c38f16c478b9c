import { type WalkDirection, walk } from '../flow/walk.ts';
import { type Selection, selectNodes } from '../session/selection.ts';
import type { CommandContext } from './context.ts';

/** So many steps of a walk can be taken back the way they were made. */
const longestTrail = 100;

export function createWalkCommands(
  { session }: CommandContext,
  select: (selection: Selection) => void,
) {
  let trail: string[] = [];
  let here: string | null = null;

  return {
    /** Goes from a node to its neighbour in the story: selects it, shows it and gives it the focus. */
    walk: (direction: WalkDirection): boolean => {
      const { document, selection } = session.getState();
      const [from] = selection.nodeIds;
      const start = document.startNodeId ?? document.nodes[0]?.id;
      if (from !== here) trail = [];
      const to = from === undefined ? start : walk(document, from, direction, trail);
      if (to === undefined || to === null) return false;
      if (direction === 'on' && from !== undefined) trail = [...trail.slice(-longestTrail), from];
      if (direction === 'back') trail = trail.slice(0, -1);
      here = to;
      select(selectNodes([to]));
      session.reveal(to, { takesFocus: true });
      return true;
    },
  };
}
