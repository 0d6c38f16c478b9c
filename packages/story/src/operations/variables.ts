import type { StoryDocument } from '../schema/document.ts';
import {
  emptyValue,
  type Variable,
  type VariableType,
  type VariableValue,
  valueOfType,
} from '../schema/variable.ts';
import { keywordOf, namePattern } from '../variables/expression.ts';
import { escapeBraces } from '../variables/mapStory.ts';
import { renameVariables } from '../variables/renameVariables.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { assertValidId } from './newIds.ts';

export const variablesMaximum = 500;

const nameMaximum = 60;

const wholeName = new RegExp(`^${namePattern.source}$`, 'u');

/** Whether a variable can have this name (SPEC N1). */
export const isVariableName = (name: string): boolean =>
  name.length <= nameMaximum && wholeName.test(name) && keywordOf(name) === undefined;

function refuseName(variables: readonly Variable[], name: string, own?: string): EditResult | null {
  if (!isVariableName(name)) return refused('variable-name-invalid', {});
  const twin = variables.find((one) => one.name === name && one.id !== own);
  return twin ? refused('variable-name-taken', { variableId: twin.id }) : null;
}

const numbered = /^(.+)_(\d{1,6})$/u;

/** The name, with an underscore and the lowest number from 2 on if it is taken (as D16). */
export function freeVariableName(name: string, taken: ReadonlySet<string>): string {
  const normal = name.normalize();
  if (!taken.has(normal)) return normal;
  const [, base = normal, last = '1'] = numbered.exec(normal) ?? [];
  // Eight characters are for the number; half a character at the cut is left out.
  const stem = base.slice(0, nameMaximum - 8).replace(/[\uD800-\uDBFF]$/, '');
  let number = Number(last) + 1;
  while (taken.has(`${stem}_${number}`)) number += 1;
  return `${stem}_${number}`;
}

export type AddVariableInput = {
  variable: {
    id: string;
    name: string;
    type: VariableType;
    initial?: VariableValue;
    note?: string;
  };
};

/** Adds a variable; the first one makes the texts templates (SPEC E37). */
export function addVariable(
  story: StoryDocument,
  { variable: { id, name, type, initial, note = '' } }: AddVariableInput,
): EditResult {
  assertValidId(id);
  const { variables = [] } = story;
  if (variables.some((one) => one.id === id)) return refused('id-taken', { variableId: id });
  if (variables.length >= variablesMaximum) return refused('variables-too-many', {});
  const normal = name.normalize();
  const refusal = refuseName(variables, normal);
  if (refusal) return refusal;
  const value = valueOfType(type, initial) ?? emptyValue(type);
  const variable: Variable = { id, name: normal, type, initial: value, note };
  const templates = story.variables ? story : escapeBraces(story);
  return edited(story, { ...templates, variables: [...variables, variable] });
}

export type UpdateVariableInput = {
  variableId: string;
  name?: string;
  type?: VariableType;
  initial?: VariableValue;
  note?: string;
};

/** Changes a variable; a new name is put wherever the story uses it (SPEC E38, E39). */
export function updateVariable(
  story: StoryDocument,
  { variableId, ...parts }: UpdateVariableInput,
): EditResult {
  const { variables = [] } = story;
  const index = variables.findIndex(({ id }) => id === variableId);
  const variable = variables[index];
  if (!variable) return refused('variable-not-found', { variableId });
  const name = (parts.name ?? variable.name).normalize();
  const refusal = name === variable.name ? null : refuseName(variables, name, variableId);
  if (refusal) return refusal;
  const type = parts.type ?? variable.type;
  const initial =
    valueOfType(type, parts.initial) ?? valueOfType(type, variable.initial) ?? emptyValue(type);
  const note = parts.note ?? variable.note;
  const isSame =
    name === variable.name &&
    type === variable.type &&
    initial === variable.initial &&
    note === variable.note;
  if (isSame) return edited(story, story);
  const renamed =
    name === variable.name ? story : renameVariables(story, new Map([[variable.name, name]]));
  return edited(story, {
    ...renamed,
    variables: variables.with(index, { ...variable, name, type, initial, note }),
  });
}

export type RemoveVariableInput = { variableId: string };

/** Removes a variable; its uses stay and are reported (SPEC E40). */
export function removeVariable(
  story: StoryDocument,
  { variableId }: RemoveVariableInput,
): EditResult {
  const { variables = [] } = story;
  if (!variables.some(({ id }) => id === variableId)) {
    return refused('variable-not-found', { variableId });
  }
  return edited(story, {
    ...story,
    variables: variables.filter(({ id }) => id !== variableId),
  });
}
