import type { StoryDocument } from '../../schema/document.ts';
import { variablesOf } from '../logic/storyLogic.ts';
import type { Names } from '../readLogic/typed.ts';
import type { LogicPassages } from './logicPassages.ts';

/** The names of a file that we wrote, in terms of its story. */
export function logicNames(
  story: StoryDocument,
  { variables }: Pick<LogicPassages, 'variables'>,
  idOf: Names['idOf'],
): Names {
  const byWritten = new Map(
    variablesOf(story).map((variable) => [variables.get(variable.name), variable]),
  );
  return {
    idOf,
    typeOf: (name) => byWritten.get(name)?.type,
    nameOf: (name) => byWritten.get(name)?.name ?? name,
  };
}
