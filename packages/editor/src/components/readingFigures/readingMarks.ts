export type NodeMarks = { readonly readers: number; readonly left: number; readonly ended: number };
export type ChoiceMarks = { readonly chosen: number; readonly share: number | null };

/** What the canvas shows of readings, by the parts of the story. */
export type ReadingMarks = {
  readonly starts: number;
  readonly nodes: ReadonlyMap<string, NodeMarks>;
  /** By the key of `choiceKey`. */
  readonly choices: ReadonlyMap<string, ChoiceMarks>;
  /** How many readers went along a connection. */
  readonly connections: ReadonlyMap<string, number>;
};

export const choiceKey = (nodeId: string, choiceId: string): string => `${nodeId} ${choiceId}`;

/** Widths of connections in steps: 0 for nobody, 6 for everybody. */
export const widthSteps = 6;

export const widthStep = (readers: number, starts: number): number =>
  readers <= 0 || starts <= 0
    ? 0
    : Math.max(1, Math.min(widthSteps, Math.ceil((readers / starts) * widthSteps)));
