import type { StoryDocument } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import {
  emptySelection,
  selectGroup,
  selectNodes,
  selectNotes,
} from '../../store/session/selection.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';

const nodesOf = (document: StoryDocument) => document.nodes.map(({ id }) => id);

describe('groups and notes', () => {
  test('a selected group is copied with its nodes, and cut with them', async () => {
    const { edits, session } = createTestEditor();
    edits.groupNodes(['door', 'sea']);
    const texts = edits.cutSelection() ?? { text: '', html: '' };
    expect(nodesOf(session.getState().document)).not.toContain('door');
    expect(session.getState().document.groups).toEqual([]);
    await edits.paste(texts, { corner: { x: 0, y: 0 } });
    const { groups, nodes } = session.getState().document;
    expect(groups).toMatchObject([{ title: 'Группа 1' }]);
    expect(nodes.filter(({ groupId }) => groupId === groups[0]?.id)).toHaveLength(2);
  });

  test('a group is made of the selection, named, coloured, folded, unfolded and dissolved', () => {
    const { edits, session } = createTestEditor();
    edits.select(selectNodes(['door', 'sea']));
    edits.groupNodes();
    const [group] = session.getState().document.groups;
    expect(group).toMatchObject({ title: 'Группа 1', colour: 'blue' });
    expect(session.getState().selection.groupIds).toEqual([group?.id]);
    const groupId = group?.id ?? '';
    edits.updateGroup({ groupId, title: 'Глава' });
    edits.updateGroup({ groupId, title: 'Глава первая' });
    edits.updateGroup({ groupId, colour: 'red' });
    edits.toggleGroup(groupId);
    expect(session.getState().overlays.foldedGroups.has(groupId)).toBe(true);
    edits.toggleGroup(groupId);
    expect(session.getState().overlays.foldedGroups.has(groupId)).toBe(false);
    edits.undo();
    edits.undo();
    expect(session.getState().document.groups).toEqual([group]);
    edits.dissolveGroup(groupId);
    expect(session.getState().document.groups).toEqual([]);
    expect(session.getState().selection.nodeIds).toEqual(['door', 'sea']);
  });

  test('deleting a selected group leaves its nodes and asks nothing', async () => {
    const { edits, session, questions } = createTestEditor();
    edits.groupNodes(['door']);
    edits.select(selectGroup(session.getState().document.groups[0]?.id ?? ''));
    await edits.deleteSelection();
    expect(session.getState().document.groups).toEqual([]);
    expect(nodesOf(session.getState().document)).toEqual(nodesOf(sampleStory));
    expect(questions).toEqual([]);
  });

  test('a note is laid, written, coloured, resized and deleted without a question', async () => {
    const { edits, session, questions } = createTestEditor();
    const noteId = edits.addNote({ x: 15, y: 30 }) ?? '';
    edits.updateNote({ noteId, text: 'П' });
    edits.updateNote({ noteId, text: 'Проверить' });
    edits.updateNote({ noteId, colour: 'green' });
    edits.updateNote({ noteId, size: { width: 300, height: 200 } });
    expect(session.getState().document.notes).toMatchObject([
      { text: 'Проверить', colour: 'green', position: { x: 15, y: 30 }, size: { width: 300 } },
    ]);
    edits.select(selectNotes([noteId]));
    await edits.deleteSelection();
    expect(session.getState().document.notes).toEqual([]);
    expect(questions).toEqual([]);
  });

  test('nodes and notes selected together are deleted with one question and one step of undo', async () => {
    const { edits, session, questions } = createTestEditor();
    const noteId = edits.addNote({ x: 0, y: 0 }) ?? '';
    const before = session.getState().document;
    edits.select({ ...emptySelection, nodeIds: ['door', 'sea'], noteIds: [noteId] });
    await edits.deleteSelection();
    expect(session.getState().document.notes).toEqual([]);
    expect(questions).toHaveLength(1);
    edits.undo();
    expect(session.getState().document).toEqual(before);
  });
});
