import type { Position } from '@dreamfork/story';
import type { CanvasActions } from '../engine/canvasActions.ts';
import type { CanvasEngine } from '../engine/createEngine.ts';

/** The pointer at one moment: on the screen, counted from the corner of the view, and on the canvas. */
export type PointerMoment = {
  readonly screen: Position;
  /** On the page, where menus open. */
  readonly client: Position;
  readonly canvas: Position;
  readonly isFree: boolean;
};

/** What dragging does, once it is clear what is dragged. */
export type Gesture = {
  move: (moment: PointerMoment) => void;
  /** Let go. */
  end: (moment: PointerMoment) => void;
  /** Broken off: nothing has happened. */
  cancel: () => void;
  /** Whether the canvas moves along when the pointer comes near its edge. */
  movesCanvas: boolean;
};

export type GestureContext = {
  readonly engine: CanvasEngine;
  readonly actions: CanvasActions | null;
  /** The pointer at the moment when it was pressed. */
  readonly start: PointerMoment;
};
