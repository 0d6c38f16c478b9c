import { moveNodes, type Position } from '@dreamfork/story';
import type { HistoryLabel } from '../../store/session/labels.ts';
import { type EditContext, reportRejected } from '../edits/context.ts';

/** Above this number, cards move without animation. */
export const animatedMaximum = 300;

const between = (from: Position, to: Position, progress: number): Position =>
  progress === 1
    ? to
    : {
        x: Math.round(from.x + (to.x - from.x) * progress),
        y: Math.round(from.y + (to.y - from.y) * progress),
      };

let gestures = 0;

/**
 * Takes nodes to their places before the author's eyes, as one step of undo. Undoing or editing on the
 * way ends it.
 */
export function animateMove(
  context: EditContext,
  label: HistoryLabel,
  positions: Readonly<Record<string, Position>>,
  onDone?: () => void,
): void {
  const { session, animate } = context;
  gestures += 1;
  const gesture = `${label}-${gestures}`;
  const { nodes } = session.getState().document;
  const before = new Map(nodes.map(({ id, position }) => [id, position]));
  let hasBegun = false;

  const move = (progress: number): boolean => {
    const { document, history } = session.getState();
    const isOurs = history.past.at(-1)?.gesture === gesture;
    if (hasBegun && !isOurs) return false;
    const current = new Set(document.nodes.map(({ id }) => id));
    const reached = Object.entries(positions).flatMap(([id, to]) => {
      const from = before.get(id);
      return from && current.has(id) ? [[id, between(from, to, progress)] as const] : [];
    });
    const isDone = reportRejected(
      context,
      session.edit({
        label,
        gesture,
        operation: (story) => moveNodes(story, { positions: Object.fromEntries(reached) }),
      }),
    );
    hasBegun ||= session.getState().history.past.at(-1)?.gesture === gesture;
    if (progress === 1) {
      session.closeGesture();
      onDone?.();
    }
    return isDone;
  };

  if (Object.keys(positions).length > animatedMaximum) move(1);
  else animate(move);
}
