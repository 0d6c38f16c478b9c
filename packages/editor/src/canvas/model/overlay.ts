import type { Guide } from '../geometry/guides.ts';

/** What a gesture shows, in units of the canvas. */
export type Overlay = {
  readonly guides: readonly Guide[];
  /** The node that would be connected. */
  readonly targetNodeId: string | null;
  /** The connection that a node would be put into. */
  readonly targetEdgeId: string | null;
};

export const emptyOverlay: Overlay = { guides: [], targetNodeId: null, targetEdgeId: null };

/** Cards and notes on their way: where they stand in the document, and how far they are from there. */
export type Drag = {
  readonly nodeIds: ReadonlySet<string>;
  readonly noteIds: ReadonlySet<string>;
  readonly dx: number;
  readonly dy: number;
};
