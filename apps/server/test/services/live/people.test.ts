import { presenceColours, presenceNodesMaximum } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { colourFor, fitPresence } from '../../../src/services/live/people.ts';
import { atRest } from '../../support/live.ts';

const nodes = (length: number) =>
  Array.from({ length: presenceNodesMaximum }, (_, at) => `${at}`.padEnd(length, 'ы'));

test('a presence with ids of usual length stays as it is', () => {
  const drag = { nodeIds: nodes(18), dx: 1, dy: 2 };
  const presence = { ...atRest, selection: nodes(18), drag };
  expect(fitPresence(presence)).toBe(presence);
});

test('a presence with long ids keeps its first nodes and fits a message', () => {
  const drag = { nodeIds: nodes(200), dx: 1, dy: 2 };
  const presence = { selection: nodes(200), drag, viewport: null, writing: 'ы'.repeat(200) };
  const fitted = fitPresence(presence);
  expect(Buffer.byteLength(JSON.stringify(fitted))).toBeLessThanOrEqual(6000);
  expect(fitted.selection.length).toBeGreaterThan(0);
  expect(nodes(200).slice(0, fitted.selection.length)).toEqual(fitted.selection);
  expect(fitted).toMatchObject({ writing: presence.writing, drag: { dx: 1, dy: 2 } });
});

test('people have colours of their own while there are enough, the same in all their windows', () => {
  const people: Parameters<typeof colourFor>[1][number][] = [];
  for (let number = 0; number <= presenceColours; number += 1) {
    const userId = `user ${number}`;
    const colour = colourFor(userId, people);
    people.push({ id: `${number}`, userId, name: '', colour, presence: atRest });
  }
  const colours = people.map(({ colour }) => colour);
  expect(new Set(colours.slice(0, presenceColours)).size).toBe(presenceColours);
  expect(colours.at(-1)).toBeLessThan(presenceColours);
  expect(colourFor('user 3', people)).toBe(colours[3]);
});
