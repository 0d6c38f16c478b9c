import fc from 'fast-check';
import type { Connection, StoryDocument } from '../schema/document.ts';
import { markColours } from '../schema/markColours.ts';
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
  },
  { requiredKeys: ['id', 'mediaType', 'url'] },
);

const node = fc.record({
  type: fc.constantFrom(...nodeTypes),
  title: fc.string({ unit: 'grapheme' }),
  content: fc.string({ unit: 'binary' }),
  position: fc.record({ x: coordinate, y: coordinate }),
  media: fc.array(media, { maxLength: 1 }),
  /** The index of the connection of each choice; one past the last means a placeholder. */
  choices: fc.array(fc.record({ text: fc.string(), follows: fc.nat() }), { maxLength: 3 }),
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
  extra: unknownKeys,
});

/** Any valid document, such as other tools may write: shared connections, loops, missing starts. */
export const storyArbitrary: fc.Arbitrary<StoryDocument> = fc
  .record({
    title: fc.string(),
    language: fc.option(fc.constantFrom('ru', 'pt-BR', 'ar')),
    nodes: fc.array(node, { maxLength: 8 }),
    links: fc.array(link, { maxLength: 14 }),
    groups: fc.array(group, { maxLength: 2 }),
    notes: fc.array(note, { maxLength: 3 }),
    start: fc.nat(),
    extra: unknownKeys,
  })
  .map(({ title, language, nodes, links, groups, notes, start, extra }) => {
    const nodeIds = nodes.map((_, index) => `n${index}`);
    const at = (index: number): string => nodeIds[index % (nodeIds.length + 1)] ?? '';
    const connections: Connection[] =
      nodes.length === 0
        ? []
        : links.map(({ from, to, isTemporary, extra: more }, index) => ({
            ...more,
            id: isTemporary ? `temp_n${index}.0` : `c${index}`,
            fromNodeId: nodeIds[from % nodeIds.length] as string,
            toNodeId: at(to),
          }));
    const document = {
      ...extra,
      title,
      description: '',
      ...(language === null ? {} : { language }),
      nodes: nodes.map(({ choices, group: place, extra: more, ...parts }, index) => ({
        ...more,
        ...parts,
        ...(place % (groups.length + 1) < groups.length
          ? { groupId: `g${place % (groups.length + 1)}` }
          : {}),
        id: `n${index}`,
        choices: choices.map(({ text, follows }, number) => ({
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
