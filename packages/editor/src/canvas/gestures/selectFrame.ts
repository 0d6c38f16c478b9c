import { emptySelection } from '../../store/session/selection.ts';
import { between } from '../geometry/bounds.ts';
import { insideFrame } from '../geometry/hits.ts';
import type { Gesture, GestureContext } from './gesture.ts';

const joined = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.length === 0 ? other : [...new Set([...one, ...other])];

/** Draws a frame; what it touches is selected, besides what was selected before. */
export function selectFrame({ engine, actions, start }: GestureContext): Gesture {
  return {
    movesCanvas: true,
    move: ({ canvas }) => engine.showOverlay({ frame: between(start.canvas, canvas) }),
    end: ({ canvas }) => {
      engine.clearOverlay();
      const { selection } = engine.state();
      const inside = insideFrame(engine.scene, between(start.canvas, canvas));
      actions?.select({
        ...emptySelection,
        nodeIds: joined(selection.nodeIds, inside.nodeIds),
        noteIds: joined(selection.noteIds, inside.noteIds),
      });
    },
    cancel: engine.clearOverlay,
  };
}
