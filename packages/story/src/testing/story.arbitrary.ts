import fc from 'fast-check';
import type { Connection, StoryDocument } from '../schema/document.ts';
import type { StoryLook } from '../schema/look.ts';
import { markColours } from '../schema/markColours.ts';
import { nodeStatuses } from '../schema/nodeStatus.ts';
import { mediaTypes, nodeTypes } from '../schema/nodeTypes.ts';
import { parseStory } from '../schema/parseStory.ts';

const coordinate = fc.oneof(
  fc.integer({ min: -2000, max: 3000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const unknownKeys = fc.dictionary(
  fc.constantFrom('mood', 'remarks', 'version', 'constructor'),
  // Through JSON text, which has no negative zero (SPEC D10).
  fc.jsonValue({ maxDepth: 2 }).map((value): unknown => JSON.parse(JSON.stringify(value))),
  { maxKeys: 2 },
);

const pixels = fc.integer({ min: 1, max: 20_000 });

const media = fc.record(
  {
    id: fc.uuid(),
    mediaType: fc.constantFrom(...mediaTypes),
    url: fc.string(),
    width: pixels,
    height: pixels,
    placeholder: fc.base64String({ minLength: 4, maxLength: 36 }),
    waveform: fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 8 }),
    isBackground: fc.constant(true as const),
  },
  { requiredKeys: ['id', 'mediaType', 'url'] },
);

/** Expressions and texts of authors, with and without mistakes. */
const expression = fc.constantFrom(
  'gold > 3',
  'not key',
  'visits("n1") < 2',
  'random(1, 6) = 6',
  'name = "Аня"',
  'gold / 0 > 1',
  'unknown',
  'gold >',
);

const template = fc.constantFrom(
  'У вас {gold} монет.',
  '{если gold > 3: Много | иначе: мало {name}}',
  '{times: раз | два | три}',
  '\\{как есть} {нет такой} {gold',
);

const effect = fc.record(
  {
    kind: fc.constantFrom('set', 'add', 'take', 'toggle', 'ask', 'later'),
    variable: fc.constantFrom('gold', 'key', 'name', 'unknown'),
    value: expression,
    question: template,
    minimum: fc.integer({ min: 0, max: 3 }),
    maximum: fc.integer({ min: 2, max: 9 }),
  },
  { requiredKeys: ['kind', 'variable'] },
);

const effects = fc.option(fc.array(effect, { minLength: 1, maxLength: 3 }), {
  nil: undefined,
  freq: 2,
});

const condition = fc.option(expression, { nil: undefined, freq: 2 });

/** One story in two remembers something. */
const variables = fc.option(
  fc.constant([
    { id: 'v0', name: 'gold', type: 'number', initial: 2, note: '' },
    { id: 'v1', name: 'key', type: 'boolean', initial: false, note: 'от двери' },
    { id: 'v2', name: 'name', type: 'text', initial: '', note: '' },
  ]),
  { nil: undefined, freq: 2 },
);

const withoutUndefined = (parts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

const node = fc.record({
  type: fc.constantFrom(...nodeTypes),
  title: fc.string({ unit: 'grapheme' }),
  content: fc.oneof(fc.string({ unit: 'binary' }), template),
  effects,
  status: fc.option(fc.constantFrom(...nodeStatuses), { nil: undefined }),
  position: fc.record({ x: coordinate, y: coordinate }),
  media: fc.array(media, { maxLength: 1 }),
  /** The index of the connection of each choice; one past the last means a placeholder. */
  choices: fc.array(
    fc.record({
      text: fc.string(),
      follows: fc.nat(),
      condition,
      closedReason: condition,
      effects,
    }),
    { maxLength: 3 },
  ),
  /** One past the last means no group. */
  group: fc.nat(),
  extra: unknownKeys,
});

const colour = fc.oneof(fc.constantFrom(...markColours), fc.constant('ultraviolet'));

const group = fc.record({ title: fc.string(), colour, extra: unknownKeys });

const side = fc.double({ min: 1, max: 3000, noNaN: true });

const note = fc.record({
  text: fc.string({ unit: 'grapheme' }),
  position: fc.record({ x: coordinate, y: coordinate }),
  size: fc.record({ width: side, height: side }),
  colour,
  extra: unknownKeys,
});

const link = fc.record({
  from: fc.nat(),
  to: fc.nat(),
  isTemporary: fc.boolean(),
  condition,
  extra: unknownKeys,
});

const look = fc.record(
  {
    face: fc.constantFrom('antique', 'plain', 'typewriter'),
    accent: fc.constantFrom('cherry', 'teal'),
    dropCap: fc.constant(true),
  },
  { requiredKeys: ['accent'] },
) as fc.Arbitrary<StoryLook>;

/** Any valid document, such as other tools may write: shared connections, loops, missing starts. */
export const storyArbitrary: fc.Arbitrary<StoryDocument> = fc
  .record({
    title: fc.string(),
    language: fc.option(fc.constantFrom('ru', 'pt-BR', 'ar')),
    look: fc.option(look),
    nodes: fc.array(node, { maxLength: 8 }),
    links: fc.array(link, { maxLength: 14 }),
    groups: fc.array(group, { maxLength: 2 }),
    notes: fc.array(note, { maxLength: 3 }),
    start: fc.nat(),
    variables,
    extra: unknownKeys,
  })
  .map(({ title, language, look, nodes, links, groups, notes, start, variables: known, extra }) => {
    const nodeIds = nodes.map((_, index) => `n${index}`);
    const at = (index: number): string => nodeIds[index % (nodeIds.length + 1)] ?? '';
    const connections: Connection[] =
      nodes.length === 0
        ? []
        : links.map(({ from, to, isTemporary, condition: holds, extra: more }, index) => ({
            ...more,
            ...withoutUndefined({ condition: holds }),
            id: isTemporary ? `temp_n${index}.0` : `c${index}`,
            fromNodeId: nodeIds[from % nodeIds.length] as string,
            toNodeId: at(to),
          }));
    const document = {
      ...extra,
      title,
      description: '',
      ...(language === null ? {} : { language }),
      ...(look === null ? {} : { look }),
      ...withoutUndefined({ variables: known }),
      nodes: nodes.map(({ choices, group: place, extra: more, ...parts }, index) => ({
        ...more,
        ...withoutUndefined(parts),
        ...(place % (groups.length + 1) < groups.length
          ? { groupId: `g${place % (groups.length + 1)}` }
          : {}),
        id: `n${index}`,
        choices: choices.map(({ text, follows, ...logic }, number) => ({
          ...withoutUndefined(logic),
          id: `n${index}.${number}`,
          text,
          connectionId:
            connections[follows % (connections.length + 1)]?.id ?? `temp_n${index}.${number}`,
        })),
        mediaNodeId: null,
      })),
      connections,
      startNodeId: at(start) || null,
      groups: groups.map(({ extra: more, ...parts }, index) => ({
        ...more,
        ...parts,
        id: `g${index}`,
      })),
      notes: notes.map(({ extra: more, ...parts }, index) => ({
        ...more,
        ...parts,
        id: `o${index}`,
      })),
    };
    const parsed = parseStory(document);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return parsed.value;
  });
