import type { Bounds } from '../geometry/bounds.ts';
import type { Curve } from '../geometry/curve.ts';
import type { Guide } from '../geometry/guides.ts';

/** What a gesture shows above the cards, in units of the canvas. */
export type Overlay = {
  /** The frame being drawn to select what is in it. */
  readonly frame: Bounds | null;
  /** The connection being drawn. */
  readonly link: Curve | null;
  readonly guides: readonly Guide[];
  /** The node that would be connected. */
  readonly targetNodeId: string | null;
  /** The connection that a node would be put into. */
  readonly targetEdgeId: string | null;
};

export const emptyOverlay: Overlay = {
  frame: null,
  link: null,
  guides: [],
  targetNodeId: null,
  targetEdgeId: null,
};

/** Cards and notes on their way: where they stand in the document, and how far they are from there. */
export type Drag = {
  readonly nodeIds: ReadonlySet<string>;
  readonly noteIds: ReadonlySet<string>;
  readonly dx: number;
  readonly dy: number;
};
