import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import { applyChange } from '../change/applyChange.ts';
import { itemKinds, reverseChange, storyLists } from '../change/change.ts';
import { changeBetween } from '../change/changeBetween.ts';
import type { Connection, StoryDocument } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { editsArbitrary, type RandomEdit } from '../testing/edits.arbitrary.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { followedConnections, targetOf } from './links.ts';
import { mergeText } from './mergeText.ts';
import { reapplyChange } from './reapplyChange.ts';

const often = { numRuns: runs(600) };

const edited = (story: StoryDocument, edits: readonly RandomEdit[]): StoryDocument =>
  edits.reduce((current, edit) => {
    const result = edit(current);
    return result.ok ? result.value.story : current;
  }, story);

type Item = { readonly id: string; readonly [key: string]: unknown };

/** The node of each choice. */
const ownersOf = ({ nodes }: StoryDocument): Map<string, string> =>
  new Map(nodes.flatMap(({ id, choices }) => choices.map((choice) => [choice.id, id] as const)));

/** Ids are random: nothing comes under the id of what went, and a choice that others edit stays in its node. */
function hasOwnIds({ before, after, now }: { [version: string]: StoryDocument }): boolean {
  const idsOf = (story: StoryDocument) =>
    new Set([
      ...itemKinds.flatMap((kind) => story[storyLists[kind]].map(({ id }) => `${kind} ${id}`)),
      ...story.nodes.flatMap(({ choices }) =>
        choices.flatMap(({ id, connectionId }) => [`choice ${id}`, `connection ${connectionId}`]),
      ),
    ]);
  const [was, own, is] = [before, after, now].map((story) => idsOf(story as StoryDocument));
  const [first, second, third] = [before, after, now].map((story) =>
    ownersOf(story as StoryDocument),
  );
  return (
    [...(is ?? [])].every((id) => own?.has(id) || !was?.has(id)) &&
    [...(second ?? [])].every(([id, owner]) =>
      [first, third].every((owners) => (owners?.get(id) ?? owner) === owner),
    )
  );
}

/** An author's own work, and what others made of it after that. */
const work = fc
  .tuple(storyArbitrary, editsArbitrary, editsArbitrary)
  .map(([before, own, others]) => {
    const after = edited(before, own);
    return deepFreeze({ before, after, now: edited(after, others) });
  })
  .filter(hasOwnIds);

/** What an author wrote, by place. Groups of nodes and placeholders follow from other things. */
function valuesOf(story: StoryDocument): Map<string, Record<string, unknown>> {
  const items = new Map<string, Record<string, unknown>>();
  const followed = followedConnections(story);
  for (const kind of itemKinds) {
    for (const { id, ...values } of story[storyLists[kind]] as readonly Item[]) {
      if (kind === 'connection' && (followed.has(id) || values.toNodeId === '')) continue;
      const { choices: _choices, groupId: _groupId, ...own } = values;
      items.set(`${kind} ${id}`, own);
    }
  }
  for (const choice of story.nodes.flatMap(({ choices }) => choices)) {
    const { id, connectionId: _connectionId, ...own } = choice;
    items.set(`choice ${id}`, { ...own, target: targetOf(story, choice) });
  }
  return items;
}

/** Whether `result` holds what others made of `before`: the value itself, or a text with their words. */
const keeps = (before: unknown, now: unknown, target: unknown, result: unknown): boolean =>
  deepEqual(now, result) ||
  ([before, now, target].every((value) => typeof value === 'string') &&
    result === mergeText(before as string, now as string, target as string));

/** What goes and comes without an author having done it: the links of nodes that go or come, groups without nodes. */
const isConsequence = (place: string, { fromNodeId, toNodeId }: Record<string, unknown>) => {
  const [kind] = place.split(' ');
  return kind === 'group' || (kind === 'connection' && fromNodeId !== undefined && toNodeId !== '');
};

describe('reapplyChange', () => {
  test('C6: nothing that others wrote, added or deleted is taken back by an undo', () => {
    fc.assert(
      fc.property(work, ({ before, after, now }) => {
        const undo = changeBetween(after, before);
        const { document } = reapplyChange(now, undo, changeBetween(after, now));
        const [was, is, target, result] = [after, now, before, document].map(valuesOf) as [
          ReturnType<typeof valuesOf>,
          ReturnType<typeof valuesOf>,
          ReturnType<typeof valuesOf>,
          ReturnType<typeof valuesOf>,
        ];
        const isLost = ({ target: nodeId }: Record<string, unknown>) =>
          typeof nodeId === 'string' && !now.nodes.some(({ id }) => id === nodeId);
        for (const [place, values] of is) {
          const known = was.get(place);
          if (known && deepEqual(known, values)) continue;
          // A connection that only lost its choice was not edited.
          const isUnedited = (one: Connection) =>
            place === `connection ${one.id}` && now.connections.includes(one);
          if (after.connections.some(isUnedited)) continue;
          // A choice that lost its target along with the node was not led elsewhere.
          const isLoose = known !== undefined && isLost(known) && values.target === '';
          if (isLoose && deepEqual({ ...known, target: '' }, values)) continue;
          const kept = result.get(place);
          if (!kept && isConsequence(place, values)) continue;
          expect(kept, `${place} is still there`).toBeDefined();
          const wanted = target.get(place);
          for (const key of Object.keys(values)) {
            if (known && deepEqual(known[key], values[key])) continue;
            if (isLoose && key === 'target') continue;
            expect(
              keeps(known?.[key], values[key], wanted?.[key], kept?.[key]),
              `${place} ${key}`,
            ).toBe(true);
          }
        }
        for (const [place, values] of was) {
          if (is.has(place) || isConsequence(place, values)) continue;
          expect(result.has(place), `${place} is gone`).toBe(false);
        }
      }),
      often,
    );
  });

  test('C6: the document is valid, and the foreign work leads to it from what the change alone gives', () => {
    fc.assert(
      fc.property(work, ({ before, after, now }) => {
        const undo = changeBetween(after, before);
        const { document, foreign } = reapplyChange(now, undo, changeBetween(after, now));
        expect(parseStory(document)).toEqual({ ok: true, value: document });
        expect(applyChange(before, foreign)).toEqual(document);
        expect(applyChange(document, reverseChange(foreign))).toEqual(before);
      }),
      often,
    );
  });

  test('C6: without foreign work it is the exact change', () => {
    fc.assert(
      fc.property(work, ({ before, after }) => {
        const undone = reapplyChange(after, changeBetween(after, before), []);
        expect(undone).toEqual({ document: before, skipped: [], foreign: [] });
      }),
      often,
    );
  });
});
