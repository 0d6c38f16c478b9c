import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import { outlineStory } from '../queries/outlineStory.ts';
import { storyIndex } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { comparableTitle } from '../schema/freeTitle.ts';
import { parseStory } from '../schema/parseStory.ts';
import { buildStory } from '../testing/buildStory.ts';
import { countingIds } from '../testing/countingIds.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { type MoveOutlineRowInput, moveOutlineRow } from './moveOutlineRow.ts';

const ids = countingIds('moved');

const attempt = (story: StoryDocument, input: MoveOutlineRowInput) =>
  moveOutlineRow(deepFreeze(story), input, { ids });

const moved = (
  story: StoryDocument,
  direction: 'in' | 'out',
  nodeId: string,
  choiceId?: string,
): StoryDocument =>
  successOf(attempt(story, { direction, nodeId, ...(choiceId === undefined ? {} : { choiceId }) }))
    .story;

/** The connections of all nodes: `a → b`, `a [text] → b`. */
const connectionsOf = (story: StoryDocument): string[] => {
  const { connectionsById } = storyIndex(story);
  const followed = new Set<string>();
  const ofChoices = story.nodes.flatMap(({ id, choices }) =>
    choices.map(({ text, connectionId }) => {
      followed.add(connectionId);
      return `${id} [${text}] → ${connectionsById.get(connectionId)?.toNodeId ?? ''}`;
    }),
  );
  const paths = story.connections.flatMap(({ id, fromNodeId, toNodeId }) =>
    followed.has(id) ? [] : `${fromNodeId} → ${toNodeId}`,
  );
  return [...paths, ...ofChoices];
};

const typeOf = (story: StoryDocument, nodeId: string) =>
  story.nodes.find(({ id }) => id === nodeId)?.type;

const line = buildStory()
  .node('a', 'start')
  .node('b', 'text')
  .node('c', 'text')
  .link('a', 'b')
  .link('b', 'c')
  .build();

describe('moveOutlineRow', () => {
  test('E50: a node behind a path becomes a choice of the node before, with what follows it', () => {
    const story = moved(line, 'in', 'b');
    expect(connectionsOf(story)).toEqual(['b → c', 'a [b] → b']);
    expect(typeOf(story, 'a')).toBe('choice');
  });

  test('E49, E51: out again gives the story that there was', () => {
    const story = moved(moved(line, 'in', 'b'), 'out', 'b');
    expect(connectionsOf(story).toSorted()).toEqual(connectionsOf(line).toSorted());
    expect(story.nodes).toEqual(line.nodes);
  });

  test('E51: a node of a branch becomes the next choice', () => {
    const story = moved(moved(line, 'in', 'b'), 'out', 'c');
    expect(connectionsOf(story)).toEqual(['a [b] → b', 'a [c] → c']);
  });

  test('E50: the node of a choice follows the branch before it', () => {
    const forked = moved(moved(line, 'in', 'b'), 'out', 'c');
    expect(connectionsOf(moved(forked, 'in', 'c'))).toEqual(['b → c', 'a [b] → b']);
  });

  const worded = buildStory()
    .node('a', 'choice')
    .node('b', 'text')
    .node('c', 'text')
    .node('d', 'end')
    .choice('a', 'Войти', 'b')
    .choice('a', 'Уйти', 'c')
    .choice('a', 'Ждать')
    .link('c', 'd')
    .build();

  test('E49: a choice with words of its own moves as it is', () => {
    const inside = moved(worded, 'in', 'c');
    expect(connectionsOf(inside)).toEqual([
      'c → d',
      'a [Войти] → b',
      'a [Ждать] → ',
      'b [Уйти] → c',
    ]);
    expect(connectionsOf(moved(inside, 'out', 'c'))).toEqual(connectionsOf(worded));
    expect(typeOf(moved(inside, 'out', 'c'), 'b')).toBe('text');
  });

  test('E50, E51: a choice without a target moves as itself', () => {
    const first = buildStory()
      .node('a', 'choice')
      .node('b', 'choice')
      .choice('a', 'Войти', 'b')
      .choice('a', 'Ждать')
      .choice('b', 'Вниз')
      .build();
    const inside = moved(first, 'in', 'a', 'a.2');
    expect(connectionsOf(inside)).toEqual(['a [Войти] → b', 'b [Вниз] → ', 'b [Ждать] → ']);
    expect(connectionsOf(moved(inside, 'out', 'b', 'a.2'))).toEqual(connectionsOf(first));
  });

  test('E50: a choice without a target takes the node of the next one', () => {
    const story = buildStory()
      .node('a', 'choice')
      .node('b', 'text')
      .choice('a', 'Ждать')
      .choice('a', 'b', 'b')
      .build();
    expect(connectionsOf(moved(story, 'in', 'b'))).toEqual(['a [Ждать] → b']);
  });

  test.each([
    ['in', { nodeId: 'a' }, 'level-deepest'],
    ['out', { nodeId: 'a' }, 'level-outermost'],
    ['in', { nodeId: 'b' }, 'level-deepest'],
    ['out', { nodeId: 'b' }, 'level-outermost'],
    ['in', { nodeId: 'a', choiceId: 'a.1' }, 'level-deepest'],
    ['out', { nodeId: 'a', choiceId: 'a.2' }, 'level-outermost'],
    // The choice before ends at an end.
    ['in', { nodeId: 'a', choiceId: 'a.3' }, 'connection-from-end'],
  ] as const)('E52: %s is refused (%o: %s)', (direction, row, code) => {
    expect(failureOf(attempt(worded, { direction, ...row })).code).toBe(code);
  });

  test('E49: media nodes take no choices', () => {
    const story = buildStory().node('a', 'image').node('b', 'text').link('a', 'b').build();
    expect(failureOf(attempt(story, { direction: 'in', nodeId: 'b' })).code).toBe(
      'choices-not-allowed',
    );
  });

  test('E52: what ends elsewhere takes nothing', () => {
    const story = buildStory()
      .node('a', 'choice')
      .node('b', 'text')
      .node('c', 'text')
      .choice('a', 'b', 'b')
      .choice('a', 'c', 'c')
      .link('b', 'a')
      .build();
    expect(failureOf(attempt(story, { direction: 'in', nodeId: 'c' })).code).toBe('level-deepest');
  });

  test('E49: no node, no words and no reader is lost, whatever is moved', () => {
    const rows = fc.record({
      direction: fc.constantFrom('in' as const, 'out' as const),
      at: fc.nat(),
      isChoice: fc.boolean(),
    });
    fc.assert(
      fc.property(storyArbitrary, fc.array(rows, { maxLength: 12 }), (first, moves) => {
        let story = deepFreeze(first);
        for (const { direction, at, isChoice } of moves) {
          const places = isChoice
            ? story.nodes.flatMap(({ id: nodeId, choices }) =>
                choices.map(({ id: choiceId }) => ({ nodeId, choiceId })),
              )
            : story.nodes.map(({ id: nodeId }) => ({ nodeId }));
          const row = places[at % (places.length || 1)];
          if (!row) continue;
          const result = moveOutlineRow(story, { direction, ...row }, { ids });
          if (!result.ok) continue;
          const after = result.value.story;
          expect(parseStory(after)).toEqual({ ok: true, value: after });
          expect(after.nodes.map(({ id }) => id)).toEqual(story.nodes.map(({ id }) => id));
          const titles = new Set(story.nodes.map(({ title }) => comparableTitle(title)));
          const own = (one: StoryDocument) =>
            one.nodes
              .flatMap(({ choices }) => choices.map(({ text }) => text))
              .filter((text) => !titles.has(comparableTitle(text)))
              .toSorted();
          expect(own(after).filter((text) => own(story).includes(text))).toEqual(own(story));
          expect(outlineStory(after).filter(({ isReference }) => !isReference)).toHaveLength(
            story.nodes.length,
          );
          story = deepFreeze(after);
        }
      }),
      { numRuns: runs(400) },
    );
  });
});
