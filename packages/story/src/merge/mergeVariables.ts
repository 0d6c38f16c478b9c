import type { StoryDocument } from '../schema/document.ts';
import type { Variable } from '../schema/variable.ts';
import { renameVariables } from '../variables/renameVariables.ts';
import { mergeList } from './mergeList.ts';
import { type MergeInput, mergedSide, type ResolveConflict } from './resolveConflict.ts';

/** Changes that conflict are those of one variable; the key of the field names it. */
const fieldOf = (id: string): string => `variables ${id}`;

function mergeVariable(
  base: Variable | undefined,
  mine: Variable,
  theirs: Variable,
  resolve: ResolveConflict,
): Variable {
  const conflict = {
    kind: 'field',
    id: fieldOf(mine.id),
    base: base ?? null,
    mine,
    theirs,
  } as const;
  return mergedSide(conflict, resolve) === 'mine' ? mine : theirs;
}

/** The variables of the merge: those of both sides one by one. */
function mergedList({ base, mine, theirs }: MergeInput, resolve: ResolveConflict): Variable[] {
  const known = base.variables ?? [];
  return mergeList<Variable>(
    { base: known, mine: mine.variables ?? known, theirs: theirs.variables ?? known },
    (before, one, other) => mergeVariable(before, one, other, resolve),
  );
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
  const variables = mergedList(input, resolve);
  return {
    base: base.variables ? withVariables(base, variables) : { ...base, variables },
    mine: withVariables(mine, variables),
    theirs: withVariables(theirs, variables),
  };
}
