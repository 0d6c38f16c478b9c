import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import type { StoryDocument } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { repairMessages } from './messages.ts';
import { repairCodes } from './repair.ts';
import { repairStory } from './repairStory.ts';

const repaired = (input: unknown) => successOf(repairStory(input));

const codesOf = (input: unknown) => repaired(input).repairs.map(({ code }) => code);

const node = { id: 'a', type: 'text', title: 'А', content: 'Слова', position: { x: 15, y: 30 } };

const story = { title: 'Т', nodes: [node], connections: [], startNodeId: 'a' };

const withNodes = (...nodes: unknown[]) => ({ ...story, nodes });

describe('repairStory', () => {
  test('R1: refuses data that is no story at all', () => {
    for (const input of [null, undefined, 7, 'story', [], {}, { title: 'Т' }, { error: 'x' }]) {
      expect(failureOf(repairStory(input))[0]?.code).toBe('document-malformed');
    }
  });

  test('R1: opens a valid story as it is', () => {
    fc.assert(
      fc.property(storyArbitrary, (sound) => {
        expect(repaired(sound)).toEqual({ document: sound, repairs: [] });
      }),
    );
  });

  test('R3: of two nodes with one id the second gets a new one, and connections mean the first', () => {
    const twin = { ...node, content: 'Другие слова', position: { x: 300, y: 0 } };
    const input = {
      ...withNodes(node, twin, { ...node, id: 'b' }),
      connections: [{ id: 'c', fromNodeId: 'b', toNodeId: 'a' }],
    };
    const { document, repairs } = repaired(input);
    expect(document.nodes.map(({ id, content }) => [id, content])).toEqual([
      ['a', 'Слова'],
      ['a-2', 'Другие слова'],
      ['b', 'Слова'],
    ]);
    expect(document.connections[0]?.toNodeId).toBe('a');
    expect(repairs).toEqual([{ code: 'node-id-renewed', place: { nodeId: 'a-2' }, count: 1 }]);
  });

  test('R3: numbers are ids, long ids are shortened along with their references', () => {
    const long = 'x'.repeat(500);
    const input = {
      ...withNodes({ ...node, id: 1 }, { ...node, id: long }),
      connections: [{ id: 7, fromNodeId: 1, toNodeId: long }],
      startNodeId: 1,
    };
    const { document } = repaired(input);
    expect(document.nodes.map(({ id }) => id)).toEqual(['1', 'x'.repeat(200)]);
    expect(document.connections).toEqual([{ id: '7', fromNodeId: '1', toNodeId: 'x'.repeat(200) }]);
    expect(document.startNodeId).toBe('1');
  });

  test('R4: text in any form is kept, an unknown type becomes text', () => {
    const { document, repairs } = repaired(
      withNodes(
        { ...node, type: 'poem', content: { blocks: ['Раз', { text: 'два' }] } },
        'Забытая строка',
        null,
        { ...node, id: 'c', type: 'Choice', title: null, choices: ['Да', { id: 'no', text: 5 }] },
      ),
    );
    expect(document.nodes.map(({ type, content }) => [type, content])).toEqual([
      ['text', 'Раз\nдва'],
      ['text', 'Забытая строка'],
      ['choice', 'Слова'],
    ]);
    expect(document.nodes[2]?.choices.map(({ text }) => text)).toEqual(['Да', '5']);
    expect(repairs.map(({ code, count }) => [code, count])).toContainEqual(['item-dropped', 1]);
  });

  test('R5: nodes without a position are placed in the grid, below the others', () => {
    const lost = ['b', 'c', 'd', 'e'].map((id, index) => ({
      ...node,
      id,
      position: [undefined, { x: Number.NaN, y: 1 }, null, { x: 'нет' }][index],
    }));
    const written = { ...node, id: 'f', position: { x: '45', y: '-60' } };
    const { document, repairs } = repaired(withNodes(node, ...lost, written));
    expect(document.nodes.map(({ position }) => position)).toEqual([
      { x: 15, y: 30 },
      { x: 400, y: 400 },
      { x: 700, y: 400 },
      { x: 1000, y: 400 },
      { x: 400, y: 600 },
      { x: 45, y: -60 },
    ]);
    expect(repairs).toEqual([{ code: 'position-reset', place: { nodeId: 'b' }, count: 5 }]);
  });

  test('R5: 5,000 nodes without positions do not overlap', () => {
    const nodes = Array.from({ length: 5000 }, (_, index) => ({
      ...node,
      id: `n${index}`,
      position: {},
    }));
    const { document } = repaired(withNodes(...nodes));
    const points = document.nodes.map(({ position: { x, y } }) => `${x} ${y}`);
    expect(new Set(points).size).toBe(5000);
    expect(points.slice(0, 4)).toEqual(['400 200', '700 200', '1000 200', '400 400']);
  });

  test.each([
    ['nowhere', 'b'],
    [undefined, 'b'],
    [null, null],
  ])('R6: the start %j becomes %j', (startNodeId, expected) => {
    const nodes = [
      { ...node, position: {} },
      { ...node, id: 'b', type: 'start' },
    ];
    expect(repaired({ ...story, nodes, startNodeId }).document.startNodeId).toBe(expected);
  });

  test('R6: connections of missing nodes are dropped, or become placeholders if a choice follows', () => {
    const choices = [
      { id: 'k1', text: 'В пустоту', connectionId: 'c1' },
      { id: 'k2', text: 'Из пустоты', connectionId: 'c2' },
      { id: 'k3', text: 'Без соединения', connectionId: 'c3' },
    ];
    const { document, repairs } = repaired({
      ...withNodes({ ...node, type: 'choice', choices }, { ...node, id: 'b' }),
      connections: [
        { id: 'c1', fromNodeId: 'a', toNodeId: 'nowhere' },
        { id: 'c2', fromNodeId: 'nowhere', toNodeId: 'b' },
        { id: 'c4', fromNodeId: 'nowhere', toNodeId: 'b' },
        { id: 'c5', fromNodeId: 'b', toNodeId: 'nowhere' },
      ],
    });
    expect(document.connections).toEqual([
      { id: 'temp_k1', fromNodeId: 'a', toNodeId: '' },
      { id: 'c2', fromNodeId: 'a', toNodeId: 'b' },
      { id: 'temp_k3', fromNodeId: 'a', toNodeId: '' },
    ]);
    expect(repairs.map(({ code, count }) => [code, count])).toEqual([
      ['connection-dropped', 2],
      ['connection-rooted', 1],
      ['choice-loosened', 2],
    ]);
  });

  test('R6: values that nest too deeply are removed', () => {
    const deep: unknown = JSON.parse(`${'{"in":'.repeat(500)}0${'}'.repeat(500)}`);
    const { document, repairs } = repaired({ ...story, deep });
    expect(document.nodes).toHaveLength(1);
    expect(repairs.map(({ code }) => code)).toEqual(['nesting-cut']);
    const circle: Record<string, unknown> = { ...story };
    circle.itself = circle;
    expect(codesOf(circle)).toEqual(['nesting-cut']);
  });

  test('R4: missing lists and objects instead of lists are read', () => {
    const { document } = repaired({
      nodes: { a: { ...node, id: undefined }, b: node },
      notes: 'нет',
    });
    expect(document.nodes.map(({ id }) => id)).toEqual(['node-1', 'a']);
    expect(codesOf({ connections: [] })).toContain('list-repaired');
  });

  test('R4: groups, notes and media keep their texts', () => {
    const { document, repairs } = repaired({
      ...withNodes({
        ...node,
        groupId: 3,
        media: [{ url: '/a.png', mimeType: 'image/png', fileSize: -1 }],
      }),
      groups: [{ id: 3, title: 'Глава' }],
      notes: ['Проверить', { id: 'n', text: 'Даты', position: { x: 1, y: 2 } }],
    });
    expect(document.groups).toEqual([{ id: '3', title: 'Глава', colour: 'grey' }]);
    expect(document.nodes[0]?.groupId).toBe('3');
    expect(document.nodes[0]?.media[0]).toMatchObject({ mediaType: 'image', url: '/a.png' });
    expect(document.notes.map(({ text }) => text)).toEqual(['Проверить', 'Даты']);
    expect(repairs.map(({ code }) => code)).toContain('mark-repaired');
  });

  test('R7: every code has a message in both languages', () => {
    for (const code of repairCodes) {
      expect(repairMessages.ru[code]).toMatch(/[а-я]\.$/);
      expect(repairMessages.en[code]).toMatch(/[a-z]\.$/);
    }
  });
});

/** Damage at one place of the raw data of a story. */
const damage = fc.record({
  steps: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
  value: fc.oneof(
    fc.constantFrom<unknown>(undefined, null, Number.NaN, '', 'n0', 0, -1, true, [], {}),
    fc.jsonValue({ maxDepth: 2 }),
  ),
  isTwin: fc.boolean(),
});

type Damage = { steps: number[]; value: unknown; isTwin: boolean };

function damaged(document: StoryDocument, blows: readonly Damage[]): Record<string, unknown> {
  const raw = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
  for (const { steps, value, isTwin } of blows) {
    let at: Record<string, unknown> = raw;
    for (const [index, step] of steps.entries()) {
      const keys = Object.keys(at);
      const key = keys[step % (keys.length || 1)];
      if (key === undefined) break;
      const child = at[key];
      if (index === steps.length - 1 || typeof child !== 'object' || child === null) {
        if (at !== raw) at[key] = value;
        break;
      }
      if (isTwin && Array.isArray(child) && child.length > 0)
        child.push(child[step % child.length]);
      at = child as Record<string, unknown>;
    }
  }
  return raw;
}

/** All titles and contents of nodes. */
const textsIn = (nodes: unknown): string[] =>
  (Array.isArray(nodes) ? nodes : []).flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const { title, content } = item as Record<string, unknown>;
    return [title, content].filter((text): text is string => typeof text === 'string');
  });

describe('repairStory, whatever the damage', () => {
  const damagedStories = fc
    .tuple(storyArbitrary, fc.array(damage, { minLength: 1, maxLength: 6 }))
    .map(([document, blows]) => damaged(document, blows));
  const often = { numRuns: runs(500) };

  test('R2: the result is valid, and repairing it changes nothing', () => {
    fc.assert(
      fc.property(damagedStories, (raw) => {
        const { document, repairs } = repaired(raw);
        expect(parseStory(document)).toEqual({ ok: true, value: document });
        expect(repaired(document)).toEqual({ document, repairs: [] });
        expect(repairs.length > 0).toBe(!parseStory(raw).ok);
        expect(repaired(raw)).toEqual({ document, repairs });
      }),
      often,
    );
  });

  test('R4: the texts of every node are kept', () => {
    fc.assert(
      fc.property(damagedStories, (raw) => {
        const repairedTexts = textsIn(repaired(raw).document.nodes);
        for (const text of textsIn(raw.nodes)) expect(repairedTexts).toContain(text);
      }),
      often,
    );
  });

  test('R1: returns a result and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (nodes, rest) => {
        expect(typeof repairStory(rest).ok).toBe('boolean');
        expect(repairStory({ nodes, connections: rest }).ok).toBe(true);
      }),
      often,
    );
  });
});
