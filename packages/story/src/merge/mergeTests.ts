import type { StoryTest } from '../schema/storyTest.ts';
import { mergeFieldList } from './mergeFieldList.ts';
import type { MergeInput, ResolveConflict } from './resolveConflict.ts';

/** Gives all versions the tests of the merge (SPEC M11). */
export function mergeTests(input: MergeInput, resolve: ResolveConflict): MergeInput {
  const { base, mine, theirs } = input;
  if (!mine.tests && !theirs.tests) return input;
  const kept = (side: MergeInput['base']) => side.tests ?? [];
  const lists = [base, mine, theirs].map((side) => ({ ...side, tests: kept(side) }));
  const [first = base, second = mine, third = theirs] = lists;
  const tests = mergeFieldList<StoryTest>(
    { base: first, mine: second, theirs: third },
    'tests',
    resolve,
  );
  const withTests = (side: MergeInput['base']) => {
    const { tests: _tests, ...rest } = side;
    return tests.length > 0 ? { ...rest, tests } : rest;
  };
  return { base: withTests(base), mine: withTests(mine), theirs: withTests(theirs) };
}
