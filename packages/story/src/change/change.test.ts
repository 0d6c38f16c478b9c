import { describe, expect, test } from 'vitest';
import type { StoryDocument } from '../schema/document.ts';
import { applyChange } from './applyChange.ts';
import { isEmptyChange, reverseChange } from './change.ts';
import { changeBetween } from './changeBetween.ts';
import { inserted, retitled, story, without } from './fiveNodes.fixture.ts';
import { reuseParts } from './reuseParts.ts';
import { squashChanges } from './squashChanges.ts';

describe('changeBetween', () => {
  test('C1: has one entry per changed node, with its indices', () => {
    const after = without(retitled(story, 'd', 'Новое имя'), 'b');
    expect(changeBetween(story, after)).toEqual([
      { kind: 'node', id: 'b', before: { index: 1, value: story.nodes[1] }, after: null },
      {
        kind: 'node',
        id: 'd',
        before: { index: 3, value: story.nodes[3] },
        after: { index: 2, value: after.nodes[2] },
      },
    ]);
  });

  test('C5: equal versions give an empty change', () => {
    expect(isEmptyChange(changeBetween(story, story))).toBe(true);
    expect(isEmptyChange(changeBetween(story, { ...story, nodes: [...story.nodes] }))).toBe(true);
  });

  test('C5: another order of a list is a reversible change', () => {
    const shuffled = { ...story, nodes: story.nodes.toReversed() };
    const change = changeBetween(story, shuffled);
    expect(applyChange(story, change)).toEqual(shuffled);
    expect(applyChange(shuffled, reverseChange(change))).toEqual(story);
  });

  test('C1, C2: reversing removes an added field of the story', () => {
    const marked = { ...story, colour: 'red' };
    const change = changeBetween(story, marked);
    expect(change).toEqual([{ kind: 'field', key: 'colour', before: undefined, after: 'red' }]);
    expect(applyChange(marked, reverseChange(change))).toStrictEqual(story);
  });

  test('C1, D5: a field named like an inherited property is an ordinary field', () => {
    const marked = { ...story, constructor: 'имя' };
    expect(applyChange(marked, changeBetween(marked, story))).toStrictEqual(story);
    expect(applyChange(story, changeBetween(story, marked))).toStrictEqual(marked);
  });
});

describe('applyChange', () => {
  test('C4: items that the change does not name remain the same objects', () => {
    const change = changeBetween(story, without(story, 'b'));
    const after = applyChange(story, change);
    expect(after.nodes[1]).toBe(story.nodes[2]);
    expect(after.connections).toBe(story.connections);
    expect(applyChange(story, [])).toBe(story);
  });

  test('C4: a change made for another version throws', () => {
    const change = changeBetween(story, retitled(story, 'c', 'Новое имя'));
    expect(() => applyChange(without(story, 'a'), change)).toThrow('another version');
  });
});

describe('squashChanges', () => {
  const squashed = (...versions: StoryDocument[]) =>
    squashChanges(
      versions.slice(1).map((after, index) => changeBetween(versions[index] ?? after, after)),
    );

  test('C3: indices account for removals and insertions', () => {
    const one = without(story, 'a', 'c');
    const two = inserted(retitled(one, 'e', 'Новое имя'), 0, 'x');
    const three = inserted(without(two, 'd'), 2, 'y');
    const change = squashed(story, one, two, three);
    expect(applyChange(story, change)).toEqual(three);
    expect(applyChange(three, reverseChange(change))).toEqual(story);
  });

  test('C3: an item added and deleted leaves no entry', () => {
    const grown = inserted(story, 2, 'x');
    expect(squashed(story, grown, retitled(grown, 'x', 'Имя'), story)).toEqual([]);
    expect(squashed(story, { ...story, title: 'Имя' }, story)).toEqual([]);
  });

  test('C3: many steps of one drag become one entry', () => {
    const versions = Array.from({ length: 50 }, (_, step) => retitled(story, 'c', `${step}`));
    const change = squashed(story, ...versions);
    expect(change).toHaveLength(1);
    expect(applyChange(story, change)).toEqual(versions.at(-1));
  });

  test('C3: squashing no changes gives an empty change', () => {
    expect(squashChanges([])).toEqual([]);
    expect(squashChanges([[], []])).toEqual([]);
  });
});

test('C5: versions without shared objects reuse equal parts, which are not in the change', () => {
  const read = structuredClone({ ...story, extra: { colour: 'red' } });
  const before = { ...story, extra: { colour: 'red' } };
  const after = retitled(read, 'b', 'Иначе');
  const shared = reuseParts(before, after);
  expect(shared).toEqual(after);
  expect(shared.connections).toBe(before.connections);
  expect(changeBetween(before, shared)).toMatchObject([{ kind: 'node', id: 'b' }]);
  expect(changeBetween(before, reuseParts(before, read))).toEqual([]);
});
