import type { InkNames } from './inkExpression.ts';
import { type InkPart, isFlow, nameIn, partIn, partsIn } from './inkTree.ts';

/** A knot or a stitch with its whole name; the story itself has the empty name. */
export type InkFlow = { name: string; title: string; part: InkPart; parameters: readonly string[] };

/** All parts of a tree but expressions. */
function* walk(parts: readonly InkPart[]): Generator<InkPart> {
  for (const part of parts) {
    yield part;
    yield* walk(part.content);
    for (const key of ['branches', 'sequenceElements']) yield* walk(partsIn(part, key));
    for (const key of ['startContent', 'choiceOnlyContent', 'innerContent', '_innerWeave']) {
      const inner = partIn(part, key);
      if (inner && !part.content.includes(inner)) yield* walk([inner]);
    }
  }
}

export type InkStory = {
  flows: InkFlow[];
  functions: InkPart[];
  /** `VAR` and `LIST`, wherever they stand. */
  declarations: InkPart[];
  /** What names mean within a flow. */
  namesIn: (flow: string) => InkNames;
  parametersOf: (place: string) => readonly string[];
};

const parametersOf = (part: InkPart): string[] => partsIn(part, 'args').map((each) => nameIn(each));

/** The knots and stitches of a story, and what its names mean. */
export function inkStory(root: InkPart): InkStory {
  const flows: InkFlow[] = [];
  const functions: InkPart[] = [];
  const declarations: InkPart[] = [];
  const variables = new Set<string>();
  const constants = new Map<string, InkPart>();
  const places = new Set<string>();

  const addFlow = (part: InkPart, name: string, title: string): void => {
    const parameters = parametersOf(part);
    flows.push({ name, title, part, parameters });
    for (const parameter of parameters) variables.add(parameter);
    if (name !== '') places.add(name);
    const inner = part.content.filter((each) => !isFlow(each));
    for (const each of walk(inner)) {
      const label = each.typeName === 'Gather' || each.typeName === 'Choice' ? nameIn(each) : '';
      if (label !== '') places.add(name === '' ? label : `${name}.${label}`);
      if (each.typeName === 'VAR' || each.typeName === 'LIST') declarations.push(each);
      if (each.typeName === 'CONST') {
        const value = partIn(each, 'expression');
        if (value) constants.set(nameIn(each, 'constantIdentifier'), value);
      }
      if (each.typeName === 'VAR' || each.typeName === 'temp') {
        variables.add(nameIn(each, 'variableIdentifier'));
      }
    }
    for (const flow of part.content.filter(isFlow)) {
      const own = nameIn(flow);
      if (flow.isFunction === true) functions.push(flow);
      else addFlow(flow, name === '' ? own : `${name}.${own}`, own);
    }
  };
  addFlow(root, '', '…');

  const byName = new Map(flows.map((flow) => [flow.name, flow]));
  return {
    flows,
    functions,
    declarations,
    parametersOf: (place) => byName.get(place)?.parameters ?? [],
    namesIn: (flow) => {
      const [knot = ''] = flow.split('.');
      return {
        isVariable: (name) => variables.has(name),
        constantOf: (name) => constants.get(name),
        placeOf: (path) =>
          [`${flow}.${path}`, `${knot}.${path}`, path].find((each) => places.has(each)) ?? null,
      };
    },
  };
}
