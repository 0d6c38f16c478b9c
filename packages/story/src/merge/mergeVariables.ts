import type { StoryDocument } from '../schema/document.ts';
import type { Variable } from '../schema/variable.ts';
import { renameVariables } from '../variables/renameVariables.ts';
import { mergeFieldList } from './mergeFieldList.ts';
import type { MergeInput, ResolveConflict } from './resolveConflict.ts';

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
