/** Cards and notes on their way: where they stand in the document, and how far they are from there. */
export type Drag = {
  readonly nodeIds: ReadonlySet<string>;
  readonly noteIds: ReadonlySet<string>;
  readonly dx: number;
  readonly dy: number;
};
