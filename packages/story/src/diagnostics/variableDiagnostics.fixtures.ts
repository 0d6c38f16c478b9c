import type { StoryDocument, StoryNode } from '../schema/document.ts';
import type { Variable, VariableValue } from '../schema/variable.ts';
import { buildStory } from '../testing/buildStory.ts';
import { countingIds } from '../testing/countingIds.ts';
import { successOf } from '../testing/outcome.ts';
import { diagnoseStory } from './diagnoseStory.ts';
import type { Diagnostic } from './diagnostic.ts';
import { fixDiagnostic } from './fixDiagnostic.ts';

export const variable = (name: string, initial: VariableValue): Variable => ({
  id: `id-${name}`,
  name,
  type: typeof initial === 'number' ? 'number' : typeof initial === 'boolean' ? 'boolean' : 'text',
  initial,
  note: '',
});

const variables = [
  variable('gold', 0),
  variable('key', false),
  variable('name', ''),
  variable('pass', 'сезам'),
];

/** Everything is set and read somewhere, so that only what a test writes is reported. */
const used: Partial<StoryNode> = {
  effects: [
    { kind: 'add', variable: 'gold', value: '1' },
    { kind: 'toggle', variable: 'key' },
    { kind: 'ask', variable: 'pass' },
  ],
  content: '{gold} {key} {pass} {if name = "": ?}',
};

export type Conditions = readonly (string | undefined)[];

/** From a start, a room whose choices or connections have these conditions. */
export function room(
  kind: 'choices' | 'connections',
  conditions: Conditions,
  parts = {},
): StoryDocument {
  let builder = buildStory()
    .node('in', 'start', used)
    .node('room', kind === 'choices' ? 'choice' : 'text', parts)
    .link('in', 'room');
  for (const [at] of conditions.entries()) {
    builder = builder.node(`out${at}`, 'end');
    builder =
      kind === 'choices'
        ? builder.choice('room', `Путь ${at}`, `out${at}`)
        : builder.link('room', `out${at}`);
  }
  const story = builder.build();
  const withCondition = <Item extends object>(item: Item, at: number): Item =>
    conditions[at] === undefined ? item : { ...item, condition: conditions[at] };
  return {
    ...story,
    variables,
    nodes: story.nodes.map((node) => ({ ...node, choices: node.choices.map(withCondition) })),
    connections: story.connections.map((one, at) =>
      kind === 'connections' && at > 0 ? withCondition(one, at - 1) : one,
    ),
  };
}

const relevant = new Set<string>([
  'type-mismatch',
  'division-by-zero',
  'condition-never',
  'condition-always',
  'text-part-never',
  'choices-may-close',
  'otherwise-missing',
  'shows-unset',
  'variable-unknown',
]);

export const found = (story: StoryDocument) =>
  diagnoseStory(story)
    .filter(({ code }) => relevant.has(code))
    .map(({ code, place }) => [code, place.choiceId ?? place.connectionId ?? place.nodeId]);

export const context = () => ({ ids: countingIds('fix'), random: () => 0.5 });

export const fixedBy = (story: StoryDocument, code: string, fix: Diagnostic['fixes'][number]) => {
  const one = diagnoseStory(story).find((diagnostic) => diagnostic.code === code);
  if (!one) throw new Error(`There is no ${code}.`);
  return successOf(fixDiagnostic(story, one, fix, context())).story;
};
