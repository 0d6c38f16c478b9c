import { addNode } from '@dreamfork/story';
import { buildStory, generateStory, sampleStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { type OutlineRow, outlineRows, rowsAbove, visibleRows } from './outlineRows.ts';

const nameOf = (row: OutlineRow): string => {
  if (row.kind === 'choice') return `${row.number}.`;
  if (row.kind === 'path') return `/${row.number}`;
  return `${row.kind === 'reference' ? '→ ' : ''}${row.nodeId}`;
};

const drawn = (rows: readonly OutlineRow[]) =>
  rows.map((row) => `${'  '.repeat(row.level - 1)}${nameOf(row)}`);

describe('outlineRows', () => {
  test('what follows is on the same level, what is chosen is below its choice', () => {
    expect(drawn(outlineRows(sampleStory))).toEqual([
      'beach',
      'door',
      '  1.',
      '    stairs',
      '    morning',
      '  2.',
      '    window',
      '    → morning',
      '  3.',
      '    boat',
      '    sea',
    ]);
  });

  test('choices that lead nowhere, several paths and islands have their lines', () => {
    const story = buildStory()
      .node('a', 'choice')
      .node('b', 'text')
      .node('c', 'end')
      .node('d', 'end')
      .node('lone', 'text')
      .node('other', 'text')
      .choice('a', 'Никуда')
      .choice('a', 'Дальше', 'b')
      .link('b', 'c')
      .link('b', 'd')
      .build();
    expect(drawn(outlineRows(story))).toEqual([
      'a',
      '  1.',
      '  2.',
      '    b',
      '      /1',
      '        c',
      '      /2',
      '        d',
      'lone',
      'other',
    ]);
    const begins = outlineRows(story).filter((row) => row.kind === 'node' && row.beginsIslands);
    expect(begins.map(({ nodeId }) => nodeId)).toEqual(['lone']);
  });

  test('every node has one line, every choice has one, no two lines share an id', () => {
    const story = generateStory(3000);
    const rows = outlineRows(story);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ kind }) => kind === 'node')).toHaveLength(3000);
    expect(rows.filter(({ kind }) => kind === 'choice')).toHaveLength(
      story.nodes.reduce((sum, { choices }) => sum + choices.length, 0),
    );
  });

  test('is made anew only when connections change', () => {
    const nodes = sampleStory.nodes.map((node) => ({ ...node, title: 'Иначе' }));
    expect(outlineRows({ ...sampleStory, nodes })).toBe(outlineRows(sampleStory));
    const more = addNode(sampleStory, { node: { id: 'x', type: 'text' } }, { random: () => 0.5 });
    expect(more.ok && drawn(outlineRows(more.value.story)).at(-1)).toBe('x');
  });
});

describe('visibleRows', () => {
  test('a folded row hides all rows below it', () => {
    const rows = outlineRows(sampleStory);
    const visible = visibleRows(rows, new Set(['choice door.1', 'choice door.3', 'node beach']));
    expect(drawn(visible)).toEqual([
      'beach',
      'door',
      '  1.',
      '  2.',
      '    window',
      '    → morning',
      '  3.',
    ]);
    expect(visible.map(({ isExpanded }) => isExpanded)).toEqual([
      undefined,
      true,
      false,
      true,
      undefined,
      undefined,
      false,
    ]);
    expect(drawn(visibleRows(rows, new Set(['node door'])))).toEqual(['beach', 'door']);
  });
});

describe('rowsAbove', () => {
  test('names what must be open for a line to be seen', () => {
    const rows = outlineRows(sampleStory);
    expect(rowsAbove(rows, 'node sea').map(({ id }) => id)).toEqual(['choice door.3', 'node door']);
    expect(rowsAbove(rows, 'node beach')).toEqual([]);
  });
});
