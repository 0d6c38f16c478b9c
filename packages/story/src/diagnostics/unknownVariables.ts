import type { StoryDocument } from '../schema/document.ts';
import { variablesMaximum } from '../schema/variable.ts';
import { isVariableName } from '../variables/variableName.ts';
import type { VariableUse } from '../variables/variableUses.ts';
import type { FixCode } from './diagnostic.ts';

/** The first use of each name that no variable has. */
export function unknownUses(
  { variables = [] }: StoryDocument,
  uses: readonly VariableUse[],
): VariableUse[] {
  if (uses.length === 0) return [];
  const names = new Set(variables.map(({ name }) => name));
  return uses.filter(({ name }) => !names.has(name) && names.add(name));
}

/** `add-variable`, if all these names are names of variables and there is room for them. */
export function addableFixes(
  { variables = [] }: StoryDocument,
  unknown: readonly VariableUse[],
): FixCode[] {
  const canHave = unknown.every(({ name }) => isVariableName(name) && name === name.normalize());
  return canHave && variables.length + unknown.length <= variablesMaximum ? ['add-variable'] : [];
}
