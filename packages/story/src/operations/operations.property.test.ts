import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import { applyChange } from '../change/applyChange.ts';
import { type Change, reverseChange } from '../change/change.ts';
import { squashChanges } from '../change/squashChanges.ts';
import type { StoryDocument } from '../schema/document.ts';
import { newStory } from '../schema/newStory.ts';
import { parseStory } from '../schema/parseStory.ts';
import { countingIds } from '../testing/countingIds.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { editsArbitrary, type RandomEdit } from '../testing/edits.arbitrary.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';

type Step = { before: StoryDocument; after: StoryDocument; change: Change };

/** Applies the edits in order; refused ones do not change the story. */
function perform(first: StoryDocument, edits: readonly RandomEdit[]): Step[] {
  const steps: Step[] = [];
  let story = deepFreeze(first);
  for (const edit of edits) {
    const result = edit(story);
    if (!result.ok) continue;
    steps.push({ before: story, after: result.value.story, change: result.value.change });
    story = deepFreeze(result.value.story);
  }
  return steps;
}

const often = { numRuns: runs(400) };

describe('any sequence of edits', () => {
  test('E26: leaves a valid document, and E25: never modifies its input', () => {
    fc.assert(
      fc.property(storyArbitrary, editsArbitrary, (first, edits) => {
        for (const { after } of perform(first, edits)) {
          expect(parseStory(after)).toEqual({ ok: true, value: after });
        }
      }),
      often,
    );
  });

  test('C1: the change of every edit is complete, also after a round trip through JSON', () => {
    fc.assert(
      fc.property(storyArbitrary, editsArbitrary, (first, edits) => {
        for (const { before, after, change } of perform(first, edits)) {
          expect(applyChange(before, change)).toStrictEqual(after);
          expect(applyChange(before, JSON.parse(JSON.stringify(change)))).toEqual(after);
        }
      }),
      often,
    );
  });

  test('C2: the reverse undoes each edit exactly', () => {
    fc.assert(
      fc.property(storyArbitrary, editsArbitrary, (first, edits) => {
        for (const { before, after, change } of perform(first, edits)) {
          expect(applyChange(after, reverseChange(change))).toStrictEqual(before);
        }
      }),
      often,
    );
  });

  test('C3: a squashed change has the same effect in both directions', () => {
    fc.assert(
      fc.property(storyArbitrary, editsArbitrary, (first, edits) => {
        const steps = perform(first, edits);
        const last = steps.at(-1)?.after ?? first;
        const squashed = squashChanges(steps.map(({ change }) => change));
        expect(applyChange(first, squashed)).toStrictEqual(last);
        expect(applyChange(last, reverseChange(squashed))).toStrictEqual(first);
      }),
      often,
    );
  });

  test('C3: squashing in any grouping has the same effect', () => {
    fc.assert(
      fc.property(storyArbitrary, editsArbitrary, fc.nat(), (first, edits, cut) => {
        const steps = perform(first, edits);
        const last = steps.at(-1)?.after ?? first;
        const changes = steps.map(({ change }) => change);
        const at = cut % (changes.length + 1);
        const grouped = squashChanges([
          squashChanges(changes.slice(0, at)),
          squashChanges(changes.slice(at)),
        ]);
        expect(applyChange(first, grouped)).toStrictEqual(last);
      }),
      often,
    );
  });

  test('C3: a change and its reverse squash to an empty change', () => {
    fc.assert(
      fc.property(storyArbitrary, editsArbitrary, (first, edits) => {
        for (const { change } of perform(first, edits)) {
          expect(squashChanges([change, reverseChange(change)])).toEqual([]);
        }
      }),
      often,
    );
  });

  test('D7, D8: edits of a new story keep choices and connections one to one', () => {
    fc.assert(
      fc.property(editsArbitrary, (edits) => {
        const steps = perform(newStory({ ids: countingIds() }), edits);
        for (const { after } of steps) {
          const followed = after.nodes.flatMap(({ choices }) =>
            choices.map(({ connectionId }) => connectionId),
          );
          expect(new Set(followed).size).toBe(followed.length);
          const owners = new Map(
            after.nodes.flatMap(({ id, choices }) =>
              choices.map(({ connectionId }) => [connectionId, id] as const),
            ),
          );
          for (const { id, fromNodeId, toNodeId } of after.connections) {
            const owner = owners.get(id);
            expect(owner ?? fromNodeId).toBe(fromNodeId);
            expect(owner === undefined && toNodeId === '').toBe(false);
          }
          const ends = after.nodes.flatMap(({ id, type }) => (type === 'end' ? id : []));
          expect(after.connections.filter(({ fromNodeId }) => ends.includes(fromNodeId))).toEqual(
            [],
          );
          expect(after.nodes.filter(({ type }) => type === 'start').length).toBeLessThan(2);
          expect(after.startNodeId).not.toBeNull();
        }
      }),
      often,
    );
  });
});
