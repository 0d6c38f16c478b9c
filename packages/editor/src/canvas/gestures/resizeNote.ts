import { noteSideMinimum } from '@dreamfork/story';
import { cellSize } from '../geometry/geometry.ts';
import type { Gesture, GestureContext, PointerMoment } from './gesture.ts';

const onGrid = (value: number): number =>
  Math.max(noteSideMinimum, Math.round(value / cellSize) * cellSize);

/** Pulls a note by its corner. */
export function resizeNote({ engine, actions, start }: GestureContext, noteId: string): Gesture {
  const note = engine.scene.notes.get(noteId);
  const element = engine.elements.get('note', noteId);
  const sizeAt = ({ canvas }: PointerMoment) => ({
    width: onGrid((note?.width ?? 0) + canvas.x - start.canvas.x),
    height: onGrid((note?.height ?? 0) + canvas.y - start.canvas.y),
  });
  const show = (size: { width: number; height: number } | undefined) => {
    if (!element || !size) return;
    element.style.width = `${size.width}px`;
    element.style.height = `${size.height}px`;
  };
  return {
    movesCanvas: false,
    move: (moment) => show(sizeAt(moment)),
    end: (moment) => {
      const size = sizeAt(moment);
      show(size);
      if (note) actions?.resizeNote({ noteId, bounds: { x: note.x, y: note.y, ...size } });
    },
    cancel: () => show(note),
  };
}
