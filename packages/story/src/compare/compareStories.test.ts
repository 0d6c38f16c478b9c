import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import { addNode } from '../operations/addNode.ts';
import { connect } from '../operations/connect.ts';
import { deleteNodes } from '../operations/deleteNodes.ts';
import { addGroup } from '../operations/groups.ts';
import { addNote } from '../operations/notes.ts';
import { updateNode } from '../operations/updateNode.ts';
import { updateStory } from '../operations/updateStory.ts';
import type { StoryDocument } from '../schema/document.ts';
import { parseStoryJson } from '../schema/parseStory.ts';
import { serialiseStory } from '../schema/serialiseStory.ts';
import { editsArbitrary } from '../testing/edits.arbitrary.ts';
import { successOf } from '../testing/outcome.ts';
import { sampleStory } from '../testing/sampleStory.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { compareStories } from './compareStories.ts';
import { differenceCounts } from './difference.ts';

/** An equal story without shared objects. */
const copyOf = (story: StoryDocument): StoryDocument =>
  successOf(parseStoryJson(serialiseStory(story)));

const random = () => 0.5;

describe('compareStories', () => {
  test('M1: reports added, removed and changed items with their parts', () => {
    const retitled = successOf(updateNode(sampleStory, { nodeId: 'boat', title: 'К воде' })).story;
    const shorter = successOf(deleteNodes(retitled, { nodeIds: ['sea'] })).story;
    const node = { id: 'new', type: 'text' } as const;
    const after = successOf(addNode(shorter, { node }, { random })).story;
    const { nodes, connections, fields } = compareStories(sampleStory, after);
    expect(nodes.map(({ id, kind, parts }) => [id, kind, parts])).toEqual([
      ['boat', 'changed', ['title']],
      ['sea', 'removed', []],
      ['new', 'added', []],
    ]);
    expect(nodes[0]).toMatchObject({ before: sampleStory.nodes[4], after: after.nodes[4] });
    expect(connections.map(({ id, kind }) => [id, kind])).toEqual([['boat>sea', 'removed']]);
    expect(fields).toEqual([]);
  });

  test('M1: distinguishes all parts of a node', () => {
    const [node] = sampleStory.nodes;
    if (!node) throw new Error('The story has nodes.');
    const changed = { ...node, position: { x: 0, y: 0 }, groupId: 'g', mediaNodeId: 'm', mood: 1 };
    const after = { ...sampleStory, nodes: sampleStory.nodes.with(0, changed) };
    expect(compareStories(sampleStory, after).nodes[0]?.parts).toEqual([
      'position',
      'media',
      'group',
      'other',
    ]);
  });

  test('M1: another target of a choice is a change of its node', () => {
    const input = { fromNodeId: 'door', choiceId: 'door.1', toNodeId: 'sea', connectionId: 'c' };
    const after = successOf(connect(sampleStory, input)).story;
    const { nodes, connections } = compareStories(sampleStory, after);
    expect(nodes).toEqual([]);
    expect(connections).toMatchObject([{ id: 'door.1>stairs', kind: 'changed', parts: ['to'] }]);
  });

  test('M2: counts the differences', () => {
    const note = { id: 'o', position: { x: 0, y: 0 } };
    const noted = successOf(addNote(sampleStory, { note })).story;
    const group = { id: 'g', title: 'Бухта', colour: 'blue' } as const;
    const grouped = successOf(addGroup(noted, { group, nodeIds: ['boat', 'sea'] })).story;
    const after = successOf(updateStory(grouped, { title: 'Маяк' })).story;
    expect(differenceCounts(compareStories(sampleStory, after))).toEqual({
      nodes: { added: 0, removed: 0, changed: 2 },
      connections: { added: 0, removed: 0, changed: 0 },
      groups: { added: 1, removed: 0, changed: 0 },
      notes: { added: 1, removed: 0, changed: 0 },
      fields: 1,
    });
  });

  test('M1: a story equals its copy in any order of nodes, and no other story', () => {
    fc.assert(
      fc.property(storyArbitrary, editsArbitrary, (story, edits) => {
        const copy = copyOf(story);
        const turned = { ...copy, nodes: copy.nodes.toReversed() };
        expect(compareStories(story, turned).isEqual).toBe(true);
        const after = edits.reduce((current, edit) => {
          const result = edit(current);
          return result.ok ? result.value.story : current;
        }, story);
        const { isEqual } = compareStories(story, copyOf(after));
        const sorted = (one: StoryDocument) => {
          const byId = <Item extends { id: string }>(items: Item[]) =>
            items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
          const { nodes, connections, groups, notes } = one;
          return serialiseStory({
            ...one,
            nodes: byId(nodes),
            connections: byId(connections),
            groups: byId(groups),
            notes: byId(notes),
          });
        };
        expect(isEqual).toBe(sorted(story) === sorted(after));
      }),
      { numRuns: runs(300) },
    );
  });

  test('M1: swapping the versions swaps added and removed', () => {
    fc.assert(
      fc.property(storyArbitrary, storyArbitrary, (one, other) => {
        const there = differenceCounts(compareStories(one, other));
        const back = differenceCounts(compareStories(other, one));
        expect(back.nodes).toEqual({
          added: there.nodes.removed,
          removed: there.nodes.added,
          changed: there.nodes.changed,
        });
      }),
    );
  });
});
