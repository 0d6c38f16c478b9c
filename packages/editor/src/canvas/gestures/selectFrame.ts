import { between } from '../../flow/bounds.ts';
import { insideFrame } from '../../flow/hits.ts';
import { emptySelection } from '../../session/selection.ts';
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
      const { selection } = engine.facts();
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
