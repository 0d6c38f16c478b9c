import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareStories } from '../compare/compareStories.ts';
import { storyIndex } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { editsArbitrary, type RandomEdit } from '../testing/edits.arbitrary.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { own } from '../values/own.ts';
import { same } from '../values/same.ts';
import { clashKey } from './clash.ts';
import { targetOf } from './links.ts';
import { mergeStories, resolveClashes } from './mergeStories.ts';

const edited = (story: StoryDocument, edits: readonly RandomEdit[]): StoryDocument =>
  edits.reduce((current, edit) => {
    const result = edit(current);
    return result.ok ? result.value.story : current;
  }, story);

/** A story and two versions that were edited from it, each without the other. */
const sides = fc
  .tuple(storyArbitrary, editsArbitrary, editsArbitrary)
  .map(([base, ours, others]) =>
    deepFreeze({ base, mine: edited(base, ours), theirs: edited(base, others) }),
  );

const runs = { numRuns: 400 };

const swapped = <Side>({ base, mine, theirs }: { base: Side; mine: Side; theirs: Side }) => ({
  base,
  mine: theirs,
  theirs: mine,
});

/** Which side changed a value, if only one did. */
const soleChange = (base: unknown, mine: unknown, theirs: unknown): unknown[] => {
  if (same(base, mine) && !same(base, theirs)) return [theirs];
  return same(base, theirs) && !same(base, mine) ? [mine] : [];
};

describe('mergeStories', () => {
  test('M3: where one side changed nothing, the other is the merge', () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        expect(mergeStories({ base, mine: base, theirs })).toEqual({ merged: theirs, clashes: [] });
        expect(mergeStories({ base, mine, theirs: base })).toEqual({ merged: mine, clashes: [] });
        const alike = mergeStories({ base, mine, theirs: mine });
        expect(alike).toEqual({ merged: mine, clashes: [] });
      }),
      runs,
    );
  });

  test('M7: whatever is merged, is valid', () => {
    fc.assert(
      fc.property(sides, (input) => {
        const { merged } = mergeStories(input);
        expect(parseStory(merged)).toEqual({ ok: true, value: merged });
      }),
      runs,
    );
  });

  test('M7: whatever is answered, is valid', () => {
    fc.assert(
      fc.property(sides, fc.infiniteStream(fc.constantFrom('mine', 'theirs')), (input, coin) => {
        const { clashes } = mergeStories(input);
        const answers = Object.fromEntries(
          clashes.map((clash) => [clashKey(clash), coin.next().value]),
        );
        const resolved = resolveClashes(input, answers);
        expect(parseStory(resolved)).toEqual({ ok: true, value: resolved });
      }),
      runs,
    );
  });

  test('M8: no answers, or for each clash what the merge took, resolve to the merge', () => {
    fc.assert(
      fc.property(sides, (input) => {
        const { merged, clashes } = mergeStories(input);
        expect(resolveClashes(input, {})).toEqual(merged);
        const keys = clashes.map(clashKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect(JSON.parse(JSON.stringify(clashes))).toEqual(clashes);
      }),
      runs,
    );
  });

  test('M4: without a clash, it makes no difference who is mine', () => {
    fc.assert(
      fc.property(sides, (input) => {
        const there = mergeStories(input);
        const back = mergeStories(swapped(input));
        expect(back.clashes.map(clashKey).sort()).toEqual(there.clashes.map(clashKey).sort());
        if (there.clashes.length > 0) return;
        expect(compareStories(there.merged, back.merged).isEqual).toBe(true);
      }),
      runs,
    );
  });

  test('M4: what only one side changed, and nobody deleted, is there', () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const { merged, clashes } = mergeStories({ base, mine, theirs });
        const contested = new Set(clashes.map(({ id }) => id));
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
            const [first, second, kept] = [one, other, result].map(({ choices }) =>
              choices.find(({ id }) => id === choice.id),
            );
            expect(kept !== undefined).toBe(first !== undefined && second !== undefined);
            if (!first || !second || !kept) continue;
            for (const text of soleChange(choice.text, first.text, second.text)) {
              expect(kept.text).toBe(text);
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
          for (const value of soleChange(own(base, key), own(mine, key), own(theirs, key))) {
            expect(merged[key]).toEqual(value);
          }
        }
      }),
      runs,
    );
  });

  test('M4: a choice that only one side linked leads there', () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const { merged, clashes } = mergeStories({ base, mine, theirs });
        if (clashes.length > 0) return;
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
      runs,
    );
  });
});
