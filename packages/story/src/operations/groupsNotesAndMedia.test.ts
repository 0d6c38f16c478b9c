import { describe, expect, test } from 'vitest';
import type { StoryDocument } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import { buildStory } from '../testing/buildStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { clearAll, deleteNodes } from './deleteNodes.ts';
import { addGroup, assignGroup, deleteGroup, updateGroup } from './groups.ts';
import { addNote, deleteNotes, moveNotes, updateNote } from './notes.ts';
import { setNodeMedia } from './updateNode.ts';

const bare = buildStory().node('a', 'start').node('b', 'text').node('c', 'image').build();

const chapter = { id: 'g', title: 'Глава первая', colour: 'blue' } as const;

const grouped = successOf(addGroup(bare, { group: chapter, nodeIds: ['b', 'c'] })).story;

const noted = successOf(
  addNote(bare, { note: { id: 'n', position: { x: 15, y: 30 }, text: 'Проверить даты' } }),
).story;

const groupsOf = ({ nodes }: StoryDocument) => nodes.map(({ groupId }) => groupId);

describe('groups', () => {
  test('E28, C1: nodes join a new group, in one change', () => {
    expect(grouped.groups).toEqual([chapter]);
    expect(groupsOf(grouped)).toEqual([undefined, 'g', 'g']);
    const { change } = successOf(addGroup(bare, { group: chapter, nodeIds: ['b'] }));
    expect(change.map(({ kind }) => kind)).toEqual(['node', 'group']);
  });

  test.each([
    [{ ...chapter, id: 'g' }, ['a'], 'id-taken'],
    [{ ...chapter, id: 'h' }, [], 'group-without-nodes'],
    [{ ...chapter, id: 'h' }, ['a', 'nobody'], 'node-not-found'],
  ] as const)('E28: refuses %j of %j with %s', (group, nodeIds, code) => {
    expect(failureOf(addGroup(grouped, { group, nodeIds })).code).toBe(code);
  });

  test('E28, D12: a node with the id of a missing group does not join a new one', () => {
    const stray = { ...bare, nodes: bare.nodes.map((node) => ({ ...node, groupId: 'g' })) };
    const { story } = successOf(addGroup(stray, { group: chapter, nodeIds: ['b'] }));
    expect(groupsOf(story)).toEqual([undefined, 'g', undefined]);
  });

  test('E29: title and colour change separately', () => {
    const { story } = successOf(updateGroup(grouped, { groupId: 'g', title: '' }));
    expect(story.groups).toEqual([{ ...chapter, title: '' }]);
    const red = successOf(updateGroup(grouped, { groupId: 'g', colour: 'red' })).story;
    expect(red.groups).toEqual([{ ...chapter, colour: 'red' }]);
    expect(failureOf(updateGroup(bare, { groupId: 'g' })).code).toBe('group-not-found');
  });

  test('E30: nodes of a deleted group stay, in no group', () => {
    const { story } = successOf(deleteGroup(grouped, { groupId: 'g' }));
    expect(story).toStrictEqual(bare);
    expect(failureOf(deleteGroup(bare, { groupId: 'g' })).code).toBe('group-not-found');
  });

  test('E31: nodes change their group, and an emptied group is deleted', () => {
    const one = successOf(assignGroup(grouped, { nodeIds: ['b'], groupId: null })).story;
    expect([groupsOf(one), one.groups.length]).toEqual([[undefined, undefined, 'g'], 1]);
    expect(successOf(assignGroup(one, { nodeIds: ['c'], groupId: null })).story).toStrictEqual(
      bare,
    );
    const all = successOf(assignGroup(grouped, { nodeIds: ['a'], groupId: 'g' })).story;
    expect(groupsOf(all)).toEqual(['g', 'g', 'g']);
    const away = addGroup(grouped, { group: { ...chapter, id: 'h' }, nodeIds: ['b', 'c'] });
    expect(successOf(away).story.groups.map(({ id }) => id)).toEqual(['h']);
  });

  test('E31: deleting all nodes of a group deletes it; a group that was empty stays', () => {
    expect(successOf(deleteNodes(grouped, { nodeIds: ['b'] })).story.groups).toHaveLength(1);
    expect(successOf(deleteNodes(grouped, { nodeIds: ['b', 'c'] })).story.groups).toEqual([]);
    expect(successOf(clearAll(grouped)).story.groups).toEqual([]);
    const empty = { ...bare, groups: [chapter] };
    expect(successOf(deleteNodes(empty, { nodeIds: ['b'] })).story.groups).toEqual([chapter]);
  });

  test('E31: refuses unknown nodes and groups', () => {
    const code = (nodeIds: string[], groupId: string | null) =>
      failureOf(assignGroup(grouped, { nodeIds, groupId })).code;
    expect(code(['b'], 'nowhere')).toBe('group-not-found');
    expect(code(['nobody'], null)).toBe('node-not-found');
  });

  test('E25: repeating an edit is no change', () => {
    const same = { story: grouped, change: [] };
    expect(successOf(assignGroup(grouped, { nodeIds: ['b'], groupId: 'g' }))).toEqual(same);
    expect(successOf(updateGroup(grouped, { groupId: 'g', colour: 'blue' }))).toEqual(same);
  });
});

describe('notes', () => {
  test('E32: a note has defaults', () => {
    expect(noted.notes).toEqual([
      {
        id: 'n',
        text: 'Проверить даты',
        position: { x: 15, y: 30 },
        size: { width: 210, height: 150 },
        colour: 'grey',
      },
    ]);
    const twin = addNote(noted, { note: { id: 'n', position: { x: 0, y: 0 } } });
    expect(failureOf(twin)).toEqual({ code: 'id-taken', place: { noteId: 'n' } });
  });

  test('E33: changes the given values and keeps the rest', () => {
    const { story } = successOf(updateNote(noted, { noteId: 'n', colour: 'green', text: '' }));
    expect(story.notes).toEqual([{ ...noted.notes[0], colour: 'green', text: '' }]);
    const size = { width: 1, height: Number.NaN };
    const position = { x: Number.POSITIVE_INFINITY, y: -0 };
    const [note] = successOf(updateNote(noted, { noteId: 'n', size, position })).story.notes;
    expect(note).toMatchObject({ size: { width: 60, height: 150 }, position: { x: 0, y: 0 } });
    expect(failureOf(updateNote(noted, { noteId: 'nobody' })).code).toBe('note-not-found');
  });

  test('E33: notes are moved to given positions', () => {
    const { story } = successOf(moveNotes(noted, { positions: { n: { x: 45, y: 60 } } }));
    expect(story.notes[0]?.position).toEqual({ x: 45, y: 60 });
    expect(story.nodes).toBe(noted.nodes);
    const stays = moveNotes(noted, { positions: { n: { x: 15, y: 30 } } });
    expect(successOf(stays)).toEqual({ story: noted, change: [] });
    const unknown = moveNotes(noted, { positions: { nobody: { x: 0, y: 0 } } });
    expect(failureOf(unknown).code).toBe('note-not-found');
  });

  test('E34: notes are deleted together or not at all', () => {
    expect(successOf(deleteNotes(noted, { noteIds: ['n'] })).story).toStrictEqual(bare);
    const half = deleteNotes(noted, { noteIds: ['n', 'nobody'] });
    expect(failureOf(half)).toEqual({ code: 'note-not-found', place: { noteId: 'nobody' } });
  });

  test('E22: clear-all deletes the notes', () => {
    expect(successOf(clearAll(noted)).story.notes).toEqual([]);
  });
});

describe('setNodeMedia', () => {
  const picture = {
    id: 'm',
    mediaType: 'image',
    url: '/api/media/m/download',
    title: 'Маяк',
    description: '',
    fileSize: 1200,
    mimeType: 'image/png',
    order: 0,
    isActive: true,
  } as const;

  test('E35: sets media, media node and content in one change', () => {
    const input = { nodeId: 'c', media: [picture], mediaNodeId: 'mn', content: 'Маяк ночью' };
    const { story, change } = successOf(setNodeMedia(bare, input));
    expect(story.nodes[2]).toEqual({
      ...bare.nodes[2],
      media: [picture],
      mediaNodeId: 'mn',
      content: 'Маяк ночью',
    });
    expect(change).toHaveLength(1);
    expect(parseStory(story).ok).toBe(true);
    expect(successOf(setNodeMedia(story, input))).toEqual({ story, change: [] });
  });

  test('E35: keeps the content if none is given', () => {
    const { story } = successOf(setNodeMedia(bare, { nodeId: 'c', media: [], mediaNodeId: 'mn' }));
    expect(story.nodes[2]?.content).toBe(bare.nodes[2]?.content);
  });

  test('E35: an unknown node is refused, invalid media throw', () => {
    const unknown = setNodeMedia(bare, { nodeId: 'nobody', media: [], mediaNodeId: null });
    expect(failureOf(unknown).code).toBe('node-not-found');
    const unfit = { ...picture, fileSize: -1 };
    expect(() => setNodeMedia(bare, { nodeId: 'c', media: [unfit], mediaNodeId: null })).toThrow(
      'fileSize',
    );
  });
});
