import type { ReadingDecision } from '../schema/storyTest.ts';
import type { CompiledConnection, CompiledStory } from './compileStory.ts';
import type { Reading } from './createReading.ts';
import type { ReadingOutcome, RecordedReading } from './readingSteps.ts';

/** How often readings came to a last node, and the shortest of them. */
export type LastNode = { readonly count: number; readonly reading: RecordedReading };

/** Counts what readings went through. */
export type Tally = ReturnType<typeof createTally>;

export function createTally(compiled: CompiledStory) {
  const nodes = new Uint32Array(compiled.nodes.length);
  const connections = new Uint32Array(compiled.connections.length);
  const last: Readonly<Record<ReadingOutcome, Map<string, LastNode>>> = {
    end: new Map(),
    'dead-end': new Map(),
    endless: new Map(),
  };
  let longest: RecordedReading | null = null;

  return {
    last,
    longest: () => longest,
    entered: (number: number): number => nodes[number] ?? 0,
    taken: (number: number): number => connections[number] ?? 0,
    enter: (number: number) => {
      nodes[number] = (nodes[number] ?? 0) + 1;
    },
    take: ({ number }: CompiledConnection) => {
      connections[number] = (connections[number] ?? 0) + 1;
    },
    finish(reading: Reading, outcome: ReadingOutcome, decisions: () => ReadingDecision[]) {
      const { id } = reading.node;
      const { steps } = reading;
      const known = last[outcome].get(id);
      const isShortest = !known || steps < known.reading.length;
      const isLongest = outcome === 'end' && steps > (longest?.length ?? 0);
      const record = (): RecordedReading => ({
        seed: reading.seed,
        decisions: decisions(),
        outcome,
        nodeId: id,
        length: steps,
        values: Object.fromEntries(
          compiled.variableIds.map((variable, slot) => [variable, reading.values[slot] ?? 0]),
        ),
      });
      const made = isShortest || isLongest ? record() : null;
      if (made && isLongest) longest = made;
      last[outcome].set(id, {
        count: (known?.count ?? 0) + 1,
        reading: made && isShortest ? made : (known as LastNode).reading,
      });
    },
  };
}
