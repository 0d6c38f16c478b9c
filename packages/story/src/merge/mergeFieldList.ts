import type { StoryDocument } from '../schema/document.ts';
import type { StoryTest } from '../schema/storyTest.ts';
import type { Variable } from '../schema/variable.ts';
import { renameVariables } from '../variables/renameVariables.ts';
import { type MergeInput, mergedSide, type ResolveConflict } from './conflict.ts';
import { mergeList } from './mergeList.ts';

/**
 * The merge of an optional list of a story: the items of both sides one by one. An item that both
 * sides changed is a conflict of a field whose id names the list and the item.
 */
function mergeFieldList<Item extends { readonly id: string }>(
  { base, mine, theirs }: MergeInput,
  key: 'variables' | 'tests',
  resolve: ResolveConflict,
): Item[] {
  const known = base[key] ?? [];
  const lists = { base: known, mine: mine[key] ?? known, theirs: theirs[key] ?? known };
  return mergeList<Item>(lists as never, (before, one, other) => {
    const id = `${key} ${one.id}`;
    const sides = { base: before ?? null, mine: one, theirs: other };
    return mergedSide({ kind: 'field', id, ...sides }, resolve) === 'mine' ? one : other;
  });
}

/** The story with the variables of the merge, and with their names wherever it uses them. */
function withVariables(story: StoryDocument, variables: Variable[]): StoryDocument {
  const names = new Map(variables.map(({ id, name }) => [id, name]));
  const renaming = new Map(
    (story.variables ?? []).flatMap(({ id, name }): [string, string][] => {
      const next = names.get(id);
      return next === undefined || next === name ? [] : [[name, next]];
    }),
  );
  return { ...renameVariables(story, renaming), variables };
}

/**
 * Merges the variables first and gives all versions the result, so that a text of one side and a new
 * name of the other meet without a conflict (SPEC M10).
 */
export function mergeVariables(input: MergeInput, resolve: ResolveConflict): MergeInput {
  const { base, mine, theirs } = input;
  if (mine.variables === undefined && theirs.variables === undefined) return input;
  const variables = mergeFieldList<Variable>(input, 'variables', resolve);
  return {
    base: base.variables ? withVariables(base, variables) : { ...base, variables },
    mine: withVariables(mine, variables),
    theirs: withVariables(theirs, variables),
  };
}

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
