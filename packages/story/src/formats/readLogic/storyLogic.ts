import type { Variable, VariableType } from '../../schema/variable.ts';
import { freeVariableName, toVariableName } from '../../variables/variableName.ts';
import { stableId } from '../stableId.ts';
import type { Link, TextPart } from '../twine/textPart.ts';
import { type LoweredPassage, PassageLowering } from './lowerPassage.ts';
import type { Change } from './parseLogic.ts';
import { literal, ownPassage } from './syntax.ts';
import { inferVariables, type Uses } from './variables.ts';

type Collected = { [Key in keyof Uses]: Uses[Key][number][] };

/** What the parts of a text say of variables, also within links. */
function collect(parts: readonly TextPart[], found: Collected): void {
  const collectLink = ({ condition, words = [], inside = [] }: Link): void => {
    if (condition) found.conditions.push(condition);
    collect(words, found);
    collect(inside, found);
  };
  for (const part of parts) {
    if (part.kind === 'change') found.changes.push(part.change);
    else if (part.kind === 'macro') found.codes.push(part.code);
    else if (part.kind === 'value' && !part.isNaked) found.values.push(part.value);
    else if (part.kind === 'branch' && part.condition) found.conditions.push(part.condition);
    else if (part.kind === 'times') for (const text of part.texts) collect(text, found);
    else if (part.kind === 'link') collectLink(part);
    else if (part.kind === 'ask') {
      const { variable, isNumber } = part.question;
      found.changes.push({ variable, kind: 'set', value: literal(isNumber ? 0 : '') });
    }
  }
}

export type StoryLogic = {
  lower: (parts: readonly TextPart[], self: string) => LoweredPassage;
  /** The variables of the story, copies that its passages need among them. */
  variables: () => Variable[];
  /** Names that hold values of several types in the file. */
  conflicts: readonly string[];
};

/** The logic of a whole story. `idOf` gives the id of a passage by its name in the file. */
export function createStoryLogic(
  texts: readonly (readonly TextPart[])[],
  declared: readonly Change[],
  scripts: readonly string[],
  idOf: (passage: string) => string | null,
): StoryLogic {
  const found: Collected = {
    changes: [...declared],
    values: [],
    conditions: [],
    codes: [...scripts],
  };
  for (const parts of texts) collect(parts, found);
  const set = new Set(found.changes.map(({ variable }) => variable));
  const { list, conflicts, typeOf, nameOf, mentioned } = inferVariables(found);
  const taken = new Set(list.map(({ name }) => name));
  const copies = new Map<string, Variable>();
  const copy = (key: string, wanted: string, type: VariableType, initial: Variable['initial']) => {
    const known = copies.get(key);
    if (known) return known.name;
    const name = freeVariableName(toVariableName(wanted), taken);
    taken.add(name);
    copies.set(key, { id: stableId('copy', key), name, type, initial, note: '' });
    return name;
  };
  return {
    conflicts,
    variables: () => [...list, ...copies.values()],
    lower: (parts, self) =>
      new PassageLowering({
        typeOf,
        nameOf,
        isSet: (name) => set.has(name) || (name.startsWith('_') && mentioned.has(name)),
        idOf: (passage) => (passage === ownPassage ? self : idOf(passage)),
        keep: (name, version) => {
          const variable = list.find((each) => each.name === nameOf(name));
          const { type = 'text', initial = '' } = variable ?? {};
          return copy(`${name} ${version}`, `${nameOf(name)}_before`, type, initial);
        },
        keepCondition: (key, wanted) => copy(`${self} ${key}`, wanted, 'boolean', false),
      }).lower(parts),
  };
}
