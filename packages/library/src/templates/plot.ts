import type { VariableType } from '@dreamfork/story';

type Place = readonly [column: number, row: number];

/** An effect; variables and passages are named by their keys. The question of `ask` is a text of the passage. */
export type PlotEffect = {
  kind: 'set' | 'add' | 'take' | 'toggle' | 'ask';
  variable: string;
  value?: string;
  minimum?: number;
  maximum?: number;
  isShown?: boolean;
};

/** Position of a passage in the grid of the template and the names of its targets. */
export type PlotPassage = {
  at: Place;
  to: readonly string[];
  /** Whether the story follows the first connection whose condition holds, instead of the reader. */
  goesOn?: true;
  /** What happens on entering it. */
  effects?: readonly PlotEffect[];
  /** Conditions and effects of connections, by their targets. */
  connections?: Readonly<Record<string, { condition: string; effects?: readonly PlotEffect[] }>>;
  /** Where the note about it is. */
  noteAt?: Place;
};

export const at = (column: number, row: number, ...to: string[]): PlotPassage => ({
  at: [column, row],
  to,
});

export type Plot = Readonly<Record<string, PlotPassage>>;

export type PlotVariables = Readonly<
  Record<string, { type: VariableType; initial: string | number | boolean }>
>;
