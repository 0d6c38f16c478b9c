import { assertValidId } from '../operations/newIds.ts';
import { fail, type Result, succeed } from '../result.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { Ids } from '../schema/ids.ts';
import { type Variable, variablesMaximum } from '../schema/variable.ts';
import { type Problem, problem } from '../validation/problem.ts';
import { escapeBraces, mapVariables } from '../variables/mapStory.ts';
import { renameVariables } from '../variables/renameVariables.ts';
import { freeVariableName } from '../variables/variableName.ts';
import { connectionVariables, nodeVariables } from '../variables/variableUses.ts';
import type { StoryClip } from './clip.ts';

/** What becomes of a copied variable whose name the story has: the story's is used, or it is added. */
export type ClipVariableAnswer = 'use' | 'add';

/** A copied variable whose name the story has for one of another type. */
export type ClipVariableClash = {
  readonly copied: Variable;
  readonly known: Variable;
  /** The name that the copied variable would be added under. */
  readonly freeName: string;
};

const namesIn = (clip: StoryClip): Set<string> =>
  new Set(
    [...clip.nodes.map(nodeVariables), connectionVariables(clip)]
      .flatMap(({ uses }) => uses)
      .map(({ name }) => name.normalize()),
  );

/** The variables by name; of equal names the first is meant (SPEC D22). */
const byName = (variables: readonly Variable[]): Map<string, Variable> =>
  new Map(variables.toReversed().map((one) => [one.name, one]));

/** The variables that the copied parts name. */
function usedVariables(clip: StoryClip): Variable[] {
  const names = namesIn(clip);
  return [...byName(clip.variables ?? []).values()].filter(({ name }) => names.has(name)).reverse();
}

const takenNames = (story: StoryDocument, clip: StoryClip): Set<string> =>
  new Set([...(story.variables ?? []).map(({ name }) => name), ...namesIn(clip)]);

/** The variables of a clip that have the name of a variable of the story, but another type (SPEC K11). */
export function clipVariableClashes(story: StoryDocument, clip: StoryClip): ClipVariableClash[] {
  if (!story.variables || !clip.variables) return [];
  const known = byName(story.variables);
  const taken = takenNames(story, clip);
  return usedVariables(clip).flatMap((copied) => {
    const twin = known.get(copied.name);
    if (!twin || twin.type === copied.type) return [];
    const freeName = freeVariableName(copied.name, taken);
    taken.add(freeName);
    return [{ copied, known: twin, freeName }];
  });
}

/** Whether the copied parts read differently in a story that remembers and in one that does not. */
function isTemplated(clip: StoryClip): boolean {
  let found = false;
  mapVariables(clip, {
    expression: (source) => {
      found = true;
      return source;
    },
    template: (text) => {
      found ||= /[{}]/.test(text);
      return text;
    },
    name: (name) => {
      found = true;
      return name;
    },
  });
  return found;
}

export type JoinedVariables = { readonly story: StoryDocument; readonly clip: StoryClip };

/** Prepares a story and a clip for one another: both remember, or neither does (SPEC K10–K12). */
export function joinVariables(
  story: StoryDocument,
  clip: StoryClip,
  { ids, answers }: { ids: Ids; answers: Readonly<Record<string, ClipVariableAnswer>> },
): Result<JoinedVariables, Problem> {
  if (!clip.variables) {
    return succeed({ story, clip: story.variables ? escapeBraces(clip) : clip });
  }
  if (!story.variables && !isTemplated(clip)) return succeed({ story, clip });

  const variables = [...(story.variables ?? [])];
  const known = byName(variables);
  const taken = takenNames(story, clip);
  const renaming = new Map<string, string>();
  for (const copied of usedVariables(clip)) {
    const { name } = copied;
    const twin = known.get(name);
    const isAdded =
      twin && (answers[name] ?? (twin.type === copied.type ? 'use' : 'add')) === 'add';
    if (twin && !isAdded) continue;
    const freeName = twin ? freeVariableName(name, taken) : name;
    if (freeName !== name) renaming.set(name, freeName);
    taken.add(freeName);
    const id = ids.next();
    assertValidId(id);
    if (variables.some((one) => one.id === id)) return fail(problem('id-taken'));
    variables.push({ ...copied, id, name: freeName });
  }
  const isLonger = variables.length > (story.variables?.length ?? 0);
  if (isLonger && variables.length > variablesMaximum) return fail(problem('variables-too-many'));
  const templates = story.variables ? story : escapeBraces(story);
  const isSame = story.variables && !isLonger;
  return succeed({
    story: isSame ? story : { ...templates, variables },
    clip: renameVariables(clip, renaming),
  });
}
