import type { ReadingDecision } from '../schema/storyTest.ts';
import type { VariableValue } from '../schema/variable.ts';

/** How a reading ended; `endless`: the bot left it after its largest number of steps. */
export type ReadingOutcome = 'end' | 'dead-end' | 'endless';

/** A reading that can be read again. */
export type RecordedReading = {
  readonly seed: number;
  readonly decisions: readonly ReadingDecision[];
  readonly outcome: ReadingOutcome;
  /** The last node. */
  readonly nodeId: string;
  /** How many nodes it went through, the last one included. */
  readonly length: number;
  /** The values at the end, by the ids of the variables. */
  readonly values: Readonly<Record<string, VariableValue>>;
};
