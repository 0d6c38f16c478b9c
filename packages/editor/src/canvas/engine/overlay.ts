import type { Bounds } from '../../flow/bounds.ts';
import type { Curve } from '../../flow/curve.ts';
import type { Guide } from '../../flow/guides.ts';

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
