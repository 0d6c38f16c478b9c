import type { StoryDocument, StoryNode } from '../schema/document.ts';
import type { Effect } from '../schema/variable.ts';
import { escapeTemplate } from './template.ts';

/** The parts of a story or of a clip that name variables. */
export type VariableParts = Pick<StoryDocument, 'nodes' | 'connections'>;

/** What is done with each piece of a story that names variables. */
export type VariableMapper = {
  /** A condition or the value of an effect. */
  readonly expression: (source: string) => string;
  /** A title, a content, a text of a choice, a reason or a question. */
  readonly template: (text: string) => string;
  /** The name of the variable of an effect. */
  readonly name: (name: string) => string;
};

/** The object with these values; the same one if nothing differs. */
function withParts<Item extends object>(item: Item, parts: Partial<Item>): Item {
  const keys = Object.keys(parts) as (keyof Item)[];
  const differs = keys.some((key) => parts[key] !== undefined && parts[key] !== item[key]);
  if (!differs) return item;
  const changed = { ...item };
  for (const key of keys) {
    const value = parts[key];
    if (value !== undefined) changed[key] = value;
  }
  return changed;
}

/** The list with each item mapped; the same one if nothing differs. */
function mapSame<Item>(list: Item[], map: (item: Item) => Item): Item[] {
  const mapped = list.map(map);
  return mapped.every((item, index) => item === list[index]) ? list : mapped;
}

const mapped = <Value>(value: Value | undefined, map: (value: Value) => Value) =>
  value === undefined ? undefined : map(value);

/** The story or clip with everything mapped that names variables; unchanged parts stay the same objects. */
export function mapVariables<Parts extends VariableParts>(
  story: Parts,
  mapper: VariableMapper,
): Parts {
  const { expression, template, name } = mapper;
  const effect = (one: Effect): Effect =>
    withParts(one, {
      variable: name(one.variable),
      value: typeof one.value === 'string' ? expression(one.value) : undefined,
      question: typeof one.question === 'string' ? template(one.question) : undefined,
    } as Partial<Effect>);
  const node = (one: StoryNode): StoryNode =>
    withParts(one, {
      title: template(one.title),
      content: template(one.content),
      effects: mapped(one.effects, (effects) => mapSame(effects, effect)),
      choices: mapSame(one.choices, (choice) =>
        withParts(choice, {
          text: template(choice.text),
          condition: mapped(choice.condition, expression),
          closedReason: mapped(choice.closedReason, template),
          effects: mapped(choice.effects, (effects) => mapSame(effects, effect)),
        } as Partial<typeof choice>),
      ),
    } as Partial<StoryNode>);
  return withParts<VariableParts>(story, {
    nodes: mapSame(story.nodes, node),
    connections: mapSame(story.connections, (one) =>
      withParts(one, { condition: mapped(one.condition, expression) } as Partial<typeof one>),
    ),
  }) as Parts;
}

/** The story or clip with the braces of all its texts escaped: read as templates, they are the same texts. */
export const escapeBraces = <Parts extends VariableParts>(story: Parts): Parts =>
  mapVariables(story, {
    expression: (source) => source,
    template: escapeTemplate,
    name: (name) => name,
  });
