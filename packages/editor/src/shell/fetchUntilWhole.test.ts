import { expect, test } from 'vitest';
import { fetchUntilWhole } from './fetchUntilWhole.ts';

function fetching(answers: (boolean | Error)[]) {
  const pauses: number[] = [];
  const state = { isOver: false };
  return {
    pauses,
    state,
    fetchAll: async () => {
      const answer = answers.shift() ?? false;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    pause: async (milliseconds: number) => {
      pauses.push(milliseconds);
      if (pauses.length === 9) state.isOver = true;
    },
    isOver: () => state.isOver,
  };
}

test('what did not come is asked for again until everything is there', async () => {
  const run = fetching([new Error('The server is restarted.'), false, true]);
  expect(await fetchUntilWhole(run)).toBe(true);
  expect(run.pauses).toEqual([5000, 10_000]);
});

test('a server that does not come back is asked ever more rarely, until the editor is closed', async () => {
  const run = fetching([]);
  expect(await fetchUntilWhole(run)).toBe(false);
  expect(run.pauses).toHaveLength(9);
  expect(run.pauses.at(-1)).toBe(300_000);
});
