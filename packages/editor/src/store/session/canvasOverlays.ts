/** The highest severity among the diagnostics of a node. */
export const problemLevels = ['error', 'warning', 'hint'] as const;
export type ProblemLevel = (typeof problemLevels)[number];

export const nodeDifferences = ['added', 'removed', 'changed'] as const;
export type NodeDifferenceKind = (typeof nodeDifferences)[number];

/** Somebody else at a node. */
export type PersonMark = {
  readonly id: string;
  readonly name: string;
  /** The number of a colour. */
  readonly colour: number;
  readonly isWriting: boolean;
};

/** Drawings above the canvas. Session state: none of it is in the document. */
export type CanvasOverlays = {
  /** Nodes with diagnostics. */
  readonly problems: ReadonlyMap<string, ProblemLevel>;
  /** Nodes the last preview came through. */
  readonly visited: ReadonlySet<string>;
  /** Nodes to look at: all others fade. Null: none fades. */
  readonly highlighted: ReadonlySet<string> | null;
  /** How nodes differ from another version. Null: nothing is compared. */
  readonly difference: ReadonlyMap<string, NodeDifferenceKind> | null;
  /** How many threads of the review are open at a node. */
  readonly reviews: ReadonlyMap<string, number>;
  /** The others who are at a node now. */
  readonly people: ReadonlyMap<string, readonly PersonMark[]>;
  /** Groups shown as one card. */
  readonly foldedGroups: ReadonlySet<string>;
};

export const emptyOverlays: CanvasOverlays = {
  problems: new Map(),
  visited: new Set(),
  highlighted: null,
  difference: null,
  reviews: new Map(),
  people: new Map(),
  foldedGroups: new Set(),
};
