import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import { compareStories } from '../compare/compareStories.ts';
import { writeText } from '../operations/writeText.ts';
import { storyIndex } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { editsArbitrary, type RandomEdit } from '../testing/edits.arbitrary.ts';
import { successOf } from '../testing/outcome.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { ownProperty } from '../values/record.ts';
import { type ConflictAnswers, conflictKey } from './conflict.ts';
import { targetOf } from './links.ts';
import { mergeStories, mergeTogether, resolveConflicts } from './mergeStories.ts';
import { mergeTextTogether } from './mergeText.ts';

const edited = (story: StoryDocument, edits: readonly RandomEdit[]): StoryDocument =>
  edits.reduce((current, edit) => {
    const result = edit(current);
    return result.ok ? result.value.story : current;
  }, story);

/** A story and two versions that were edited from it independently. */
const sides = fc
  .tuple(storyArbitrary, editsArbitrary, editsArbitrary)
  .map(([base, ours, others]) =>
    deepFreeze({ base, mine: edited(base, ours), theirs: edited(base, others) }),
  );

const often = { numRuns: runs(400) };

const swapped = <Side>({ base, mine, theirs }: { base: Side; mine: Side; theirs: Side }) => ({
  base,
  mine: theirs,
  theirs: mine,
});

/** Which side changed a value, if only one did. */
const soleChange = (base: unknown, mine: unknown, theirs: unknown): unknown[] => {
  if (deepEqual(base, mine) && !deepEqual(base, theirs)) return [theirs];
  return deepEqual(base, theirs) && !deepEqual(base, mine) ? [mine] : [];
};

describe('mergeStories', () => {
  test('M3: if one side changed nothing, the merge equals the other side', () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        expect(mergeStories({ base, mine: base, theirs })).toEqual({
          merged: theirs,
          conflicts: [],
        });
        expect(mergeStories({ base, mine, theirs: base })).toEqual({ merged: mine, conflicts: [] });
        const alike = mergeStories({ base, mine, theirs: mine });
        expect(alike).toEqual({ merged: mine, conflicts: [] });
      }),
      often,
    );
  });

  test('M13: merging together is the merge with their side of every text, or with both', () => {
    fc.assert(
      fc.property(sides, (input) => {
        const { merged, texts, others } = mergeTogether(input);
        const { conflicts } = mergeStories(input);
        const isAsked = new Set([...texts, ...others].map(conflictKey));
        const joined = conflicts.filter((conflict) => !isAsked.has(conflictKey(conflict)));
        expect(isAsked.size + joined.length).toBe(conflicts.length);
        const answers = Object.fromEntries(
          [...texts, ...joined].map((text) => [conflictKey(text), 'theirs']),
        );
        const expected = joined.reduce(
          (story, place) => {
            const { base, mine, theirs } = place;
            const text = mergeTextTogether(String(base), String(mine), String(theirs));
            return successOf(writeText(story, { place, text: text ?? '' })).story;
          },
          resolveConflicts(input, answers as ConflictAnswers),
        );
        expect(merged).toEqual(expected);
      }),
      often,
    );
  });

  test('M7: every merge is a valid document', () => {
    fc.assert(
      fc.property(sides, (input) => {
        const { merged } = mergeStories(input);
        expect(parseStory(merged)).toEqual({ ok: true, value: merged });
      }),
      often,
    );
  });

  test('M7: a merge with any answers is a valid document', () => {
    fc.assert(
      fc.property(sides, fc.infiniteStream(fc.constantFrom('mine', 'theirs')), (input, coin) => {
        const { conflicts } = mergeStories(input);
        const answers = Object.fromEntries(
          conflicts.map((conflict) => [conflictKey(conflict), coin.next().value]),
        );
        const resolved = resolveConflicts(input, answers);
        expect(parseStory(resolved)).toEqual({ ok: true, value: resolved });
      }),
      often,
    );
  });

  test('M8: resolving without answers, or with the sides that the merge took, gives the same merge', () => {
    fc.assert(
      fc.property(sides, (input) => {
        const { merged, conflicts } = mergeStories(input);
        expect(resolveConflicts(input, {})).toEqual(merged);
        const keys = conflicts.map(conflictKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect(JSON.parse(JSON.stringify(conflicts))).toEqual(conflicts);
      }),
      often,
    );
  });

  test('M4, M6: without conflicts, swapping the sides gives the same merge but for places, sizes and colours', () => {
    fc.assert(
      fc.property(sides, (input) => {
        const there = mergeStories(input);
        const back = mergeStories(swapped(input));
        expect(back.conflicts.map(conflictKey).sort()).toEqual(
          there.conflicts.map(conflictKey).sort(),
        );
        if (there.conflicts.length > 0) return;
        const { nodes, connections, groups, notes, fields } = compareStories(
          there.merged,
          back.merged,
        );
        expect([connections, fields]).toEqual([[], []]);
        for (const { kind, parts } of [...nodes, ...groups, ...notes]) {
          expect(kind).toBe('changed');
          expect(['position', 'size', 'colour']).toEqual(expect.arrayContaining([...parts]));
        }
      }),
      often,
    );
  });

  test('M4: a change of one side to an item that nobody deleted is in the merge', () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const { merged, conflicts } = mergeStories({ base, mine, theirs });
        const contested = new Set(conflicts.map(({ id }) => id));
        const [before, ours, others, after] = [base, mine, theirs, merged].map(
          (story) => storyIndex(story).nodesById,
        );
        for (const node of base.nodes) {
          const one = ours?.get(node.id);
          const other = others?.get(node.id);
          const result = after?.get(node.id);
          if (contested.has(node.id)) continue;
          expect(result !== undefined).toBe(one !== undefined && other !== undefined);
          if (!one || !other || !result) continue;
          for (const key of ['title', 'content', 'type', 'position', 'media', 'mediaNodeId']) {
            for (const value of soleChange(node[key], one[key], other[key])) {
              expect(result[key]).toEqual(value);
            }
          }
          for (const choice of node.choices) {
            const [first, second, merged] = [one, other, result].map(({ choices }) =>
              choices.find(({ id }) => id === choice.id),
            );
            expect(merged !== undefined).toBe(first !== undefined && second !== undefined);
            if (!first || !second || !merged) continue;
            for (const text of soleChange(choice.text, first.text, second.text)) {
              expect(merged.text).toBe(text);
            }
          }
        }
        for (const side of [mine, theirs]) {
          for (const node of side.nodes) {
            expect(before?.has(node.id) || after?.has(node.id)).toBe(true);
          }
          for (const note of side.notes) {
            if (base.notes.some(({ id }) => id === note.id)) continue;
            expect(merged.notes.some(({ id }) => id === note.id)).toBe(true);
          }
        }
        for (const key of ['title', 'description']) {
          if (contested.has(key)) continue;
          for (const value of soleChange(
            ownProperty(base, key),
            ownProperty(mine, key),
            ownProperty(theirs, key),
          )) {
            expect(merged[key]).toEqual(value);
          }
        }
      }),
      often,
    );
  });

  test('M4: a choice that only one side connected keeps that target', () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const { merged, conflicts } = mergeStories({ base, mine, theirs });
        if (conflicts.length > 0) return;
        const targets = (story: StoryDocument) =>
          new Map(
            story.nodes.flatMap((node) =>
              node.choices.map((choice) => [choice.id, targetOf(story, choice)] as const),
            ),
          );
        const [before, ours, others, after] = [base, mine, theirs, merged].map(targets);
        for (const [choiceId, target] of after ?? []) {
          const wanted = soleChange(
            before?.get(choiceId),
            ours?.get(choiceId),
            others?.get(choiceId),
          );
          for (const value of wanted) expect(target).toBe(value || target);
        }
      }),
      often,
    );
  });
});
