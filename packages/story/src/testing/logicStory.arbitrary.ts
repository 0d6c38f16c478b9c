import fc from 'fast-check';
import type { StoryDocument } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';

const condition = fc.constantFrom(
  'gold > 3',
  'gold >= 2 and not key',
  'not key or gold = 1',
  'key',
  'visits("n1") < 2',
  'visited("n2")',
  'name = "Аня"',
  '(gold + 1) * 2 - (3 - gold) >= 7',
  'gold / 2 >= 1.5',
  'not (key and visited("n0"))',
  '-gold < -2',
);

const content = fc.constantFrom(
  'Вы стоите у ворот.',
  'У вас {gold} монет, а зовут вас {name}.',
  'Сторож {if gold > 3: кланяется | else: отворачивается}. {times: Раз. | Два. | Снова.}',
  '{if key: Ключ у вас, {name}. {if gold = 2: Две монеты. | else: Монет {gold + 1}.}}\nДальше.',
  'Ключ есть: {key}; половина: {gold / 2}.',
  '{если gold > 1: Первая строка.\nВторая, [со] знаками * и ~. | иначе: Иная.}',
  'Скобки \\{как есть\\}, кавычки "так" и <b>.',
);

const effect = fc.constantFrom(
  { kind: 'add', variable: 'gold', value: '1' },
  { kind: 'take', variable: 'gold', value: '2' },
  { kind: 'set', variable: 'gold', value: 'gold * 2 - 1' },
  { kind: 'set', variable: 'gold', value: 'visits("n1") + 1' },
  { kind: 'toggle', variable: 'key' },
  { kind: 'set', variable: 'key', value: 'gold > 2' },
  { kind: 'set', variable: 'name', value: '"Аня"' },
  { kind: 'add', variable: 'name', value: '" \\"Ж\\""' },
  { kind: 'set', variable: 'unknown', value: '1' },
  { kind: 'set', variable: 'gold', value: 'key' },
);

const effects = fc.array(effect, { maxLength: 2 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const label = fc.constantFrom(
  'Войти',
  'Уйти',
  'Отдать {gold}',
  'Дверь: {if key: открыть | else: ждать}',
);

const node = fc.record({
  content,
  effects,
  choices: fc.array(
    fc.record({ text: label, to: fc.nat(), condition: maybe(condition), effects }),
    {
      maxLength: 3,
    },
  ),
  paths: fc.array(fc.record({ to: fc.nat(), condition: maybe(condition) }), { maxLength: 2 }),
});

type Drafts = { choices: unknown[]; paths: unknown[] }[];

const typeOf = ({ choices, paths }: Drafts[number]) =>
  choices.length > 0 ? 'choice' : paths.length > 0 ? 'text' : 'end';

/** A story that remembers, without mistakes, questions and chance: what programs with variables can play alike. */
export const logicStoryArbitrary: fc.Arbitrary<StoryDocument> = fc
  .array(node, { minLength: 3, maxLength: 7 })
  .map((nodes) => {
    const at = (index: number): string => `n${index % nodes.length}`;
    const document = {
      title: 'Ворота',
      variables: [
        { id: 'v0', name: 'gold', type: 'number', initial: 2, note: '' },
        { id: 'v1', name: 'key', type: 'boolean', initial: false, note: '' },
        { id: 'v2', name: 'name', type: 'text', initial: '', note: '' },
      ],
      nodes: nodes.map((draft, index) => ({
        id: `n${index}`,
        type: typeOf(draft),
        title: `Место ${index}`,
        content: draft.content,
        effects: draft.effects,
        position: { x: 300 * index, y: 0 },
        choices: draft.choices.map(({ to: _to, ...choice }, number) => ({
          ...choice,
          id: `n${index}.${number}`,
          connectionId: `n${index}-${number}`,
        })),
      })),
      connections: nodes.flatMap(({ choices, paths }, index) =>
        (choices.length > 0 ? choices : paths).map(({ to, condition: holds }, number) => ({
          id: `n${index}-${number}`,
          fromNodeId: `n${index}`,
          toNodeId: at(to),
          ...(choices.length === 0 && holds !== undefined && { condition: holds }),
        })),
      ),
      startNodeId: 'n0',
    };
    const parsed = parseStory(JSON.parse(JSON.stringify(document)));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return parsed.value;
  });
