import type { StoryDocument } from '../schema/document.ts';
import {
  emptyValue,
  type Variable,
  type VariableType,
  type VariableValue,
  valueOfType,
  variablesMaximum,
} from '../schema/variable.ts';
import { escapeBraces } from '../variables/mapStory.ts';
import { renameVariables } from '../variables/renameVariables.ts';
import { isVariableName } from '../variables/variableName.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { assertValidId } from './newIds.ts';

function refuseName(variables: readonly Variable[], name: string, own?: string): EditResult | null {
  if (!isVariableName(name)) return refused('variable-name-invalid', {});
  const twin = variables.find((one) => one.name === name && one.id !== own);
  return twin ? refused('variable-name-taken', { variableId: twin.id }) : null;
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
