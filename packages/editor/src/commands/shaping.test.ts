import { findNode, outgoing, type StoryDocument, validateDocument } from '@dreamfork/story';
import { buildStory, sampleStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { emptySelection, selectGroup, selectNodes, selectNotes } from '../session/selection.ts';
import { createTestEditor } from '../testing/createTestEditor.ts';

const nodesOf = (document: StoryDocument) => document.nodes.map(({ id }) => id);
const added = (document: StoryDocument) => document.nodes.slice(sampleStory.nodes.length);

describe('copying and pasting', () => {
  test('pastes nodes with the connections among them, selected, as one step of undo', () => {
    const { commands, session } = createTestEditor();
    commands.select(selectNodes(['door', 'sea']));
    const texts = commands.copySelection();
    expect(texts?.text).toContain(findNode(sampleStory, 'door')?.title);
    commands.paste(texts ?? { text: '', html: '' }, { corner: { x: 3000, y: 3000 } });
    const { document, selection } = session.getState();
    expect(added(document).map(({ title }) => title)).toEqual(
      ['door', 'sea'].map((id) => findNode(sampleStory, id)?.title),
    );
    expect(selection.nodeIds).toEqual(added(document).map(({ id }) => id));
    expect(validateDocument(document)).toEqual([]);
    commands.undo();
    expect(session.getState().document).toEqual(sampleStory);
  });

  test('goes from one story into another', () => {
    const from = createTestEditor();
    from.commands.select(selectNodes(['door']));
    const texts = from.commands.copySelection();
    const into = createTestEditor({ document: buildStory().node('start', 'start').build() });
    into.commands.paste(texts ?? { text: '', html: '' }, { centre: { x: 0, y: 0 } });
    expect(into.session.getState().document.nodes[1]).toMatchObject({
      title: findNode(sampleStory, 'door')?.title,
      type: 'choice',
    });
  });

  test('pasting twice at one place shows two copies', () => {
    const { commands, session } = createTestEditor();
    commands.select(selectNodes(['sea']));
    const texts = commands.copySelection() ?? { text: '', html: '' };
    commands.paste(texts, { corner: { x: 3000, y: 3000 } });
    commands.paste(texts, { corner: { x: 3000, y: 3000 } });
    const [one, other] = added(session.getState().document);
    expect(one?.position).toEqual({ x: 3000, y: 3000 });
    expect(other?.position).toEqual({ x: 3030, y: 3030 });
  });

  test('words from elsewhere become text nodes that hide nothing', () => {
    const { commands, session } = createTestEditor();
    commands.paste({ text: 'Маяк\n\nСвет.\n\n\nТуман', html: '' }, { corner: { x: 0, y: 0 } });
    expect(added(session.getState().document)).toMatchObject([
      { type: 'text', title: 'Маяк', content: 'Свет.' },
      { type: 'text', title: 'Новый текст', content: 'Туман' },
    ]);
    commands.undo();
    expect(session.getState().document).toEqual(sampleStory);
  });

  test('a hostile clipboard is refused with a word, and changes nothing', () => {
    const { commands, session, notices } = createTestEditor();
    const text = '{"format":"dreamfork/clip","version":1,"nodes":"x"}';
    expect(commands.paste({ text, html: '' }, { centre: { x: 0, y: 0 } })).toBe(false);
    expect(notices).toHaveLength(1);
    expect(session.getState().document).toBe(sampleStory);
  });

  test('cutting takes nodes off the canvas without a question; the start stays and is explained', () => {
    const { commands, session, questions, notices } = createTestEditor();
    commands.select(selectNodes(['beach', 'sea']));
    expect(commands.cutSelection()).not.toBeNull();
    expect(nodesOf(session.getState().document)).not.toContain('sea');
    expect(nodesOf(session.getState().document)).toContain('beach');
    expect(questions).toEqual([]);
    expect(notices).toHaveLength(1);
  });

  test('a browser that closes its clipboard to menus is explained; nothing is cut', async () => {
    const { commands, session, board, notices } = createTestEditor();
    board.texts = null;
    commands.select(selectNodes(['sea']));
    await commands.copyToClipboard({ cuts: true });
    await commands.pasteFromClipboard();
    expect(notices.map(({ title }) => title)).toEqual([
      'Браузер не пустил к буферу обмена',
      'Браузер не пустил к буферу обмена',
    ]);
    expect(session.getState().document).toBe(sampleStory);
  });

  test('from a menu, what was copied is pasted in the middle of the view', async () => {
    const { commands, session } = createTestEditor();
    commands.select(selectNodes(['sea']));
    await commands.copyToClipboard();
    await commands.pasteFromClipboard();
    const [copy] = added(session.getState().document);
    expect(copy?.position.x).toBeGreaterThan(450);
    expect(copy?.position.x).toBeLessThan(600);
  });

  test('duplicates lie a little beside their originals, in the same group', () => {
    const { commands, session } = createTestEditor();
    commands.groupNodes(['door', 'sea']);
    commands.select(selectNodes(['door']));
    commands.duplicateSelection();
    const [copy] = added(session.getState().document);
    const door = findNode(session.getState().document, 'door');
    expect(copy?.position).toEqual({
      x: (door?.position.x ?? 0) + 30,
      y: (door?.position.y ?? 0) + 30,
    });
    expect(copy?.groupId).toBe(door?.groupId);
  });
});

describe('groups and notes', () => {
  test('a selected group is copied with its nodes, and cut with them', () => {
    const { commands, session } = createTestEditor();
    commands.groupNodes(['door', 'sea']);
    const texts = commands.cutSelection() ?? { text: '', html: '' };
    expect(nodesOf(session.getState().document)).not.toContain('door');
    expect(session.getState().document.groups).toEqual([]);
    commands.paste(texts, { corner: { x: 0, y: 0 } });
    const { groups, nodes } = session.getState().document;
    expect(groups).toMatchObject([{ title: 'Группа 1' }]);
    expect(nodes.filter(({ groupId }) => groupId === groups[0]?.id)).toHaveLength(2);
  });

  test('a group is made of the selection, named, coloured, folded and dissolved', () => {
    const { commands, session } = createTestEditor();
    commands.select(selectNodes(['door', 'sea']));
    commands.groupNodes();
    const [group] = session.getState().document.groups;
    expect(group).toMatchObject({ title: 'Группа 1', colour: 'blue' });
    expect(session.getState().selection.groupIds).toEqual([group?.id]);
    const groupId = group?.id ?? '';
    commands.updateGroup({ groupId, title: 'Глава' });
    commands.updateGroup({ groupId, title: 'Глава первая' });
    commands.updateGroup({ groupId, colour: 'red' });
    commands.toggleGroup(groupId);
    expect(session.getState().marks.collapsedGroups.has(groupId)).toBe(true);
    commands.undo();
    commands.undo();
    expect(session.getState().document.groups).toEqual([group]);
    commands.dissolveGroup(groupId);
    expect(session.getState().document.groups).toEqual([]);
    expect(session.getState().selection.nodeIds).toEqual(['door', 'sea']);
  });

  test('deleting a selected group leaves its nodes and asks nothing', async () => {
    const { commands, session, questions } = createTestEditor();
    commands.groupNodes(['door']);
    commands.select(selectGroup(session.getState().document.groups[0]?.id ?? ''));
    await commands.deleteSelection();
    expect(session.getState().document.groups).toEqual([]);
    expect(nodesOf(session.getState().document)).toEqual(nodesOf(sampleStory));
    expect(questions).toEqual([]);
  });

  test('a note is laid, written, coloured, resized and deleted without a question', async () => {
    const { commands, session, questions } = createTestEditor();
    const noteId = commands.addNote({ x: 15, y: 30 }) ?? '';
    commands.updateNote({ noteId, text: 'П' });
    commands.updateNote({ noteId, text: 'Проверить' });
    commands.updateNote({ noteId, colour: 'green' });
    commands.updateNote({ noteId, size: { width: 300, height: 200 } });
    expect(session.getState().document.notes).toMatchObject([
      { text: 'Проверить', colour: 'green', position: { x: 15, y: 30 }, size: { width: 300 } },
    ]);
    commands.select(selectNotes([noteId]));
    await commands.deleteSelection();
    expect(session.getState().document.notes).toEqual([]);
    expect(questions).toEqual([]);
  });

  test('nodes and notes selected together are deleted with one question and one step of undo', async () => {
    const { commands, session, questions } = createTestEditor();
    const noteId = commands.addNote({ x: 0, y: 0 }) ?? '';
    const before = session.getState().document;
    commands.select({ ...emptySelection, nodeIds: ['door', 'sea'], noteIds: [noteId] });
    await commands.deleteSelection();
    expect(session.getState().document.notes).toEqual([]);
    expect(questions).toHaveLength(1);
    commands.undo();
    expect(session.getState().document).toEqual(before);
  });
});

describe('putting a node into a connection', () => {
  test('what led from one to the other leads through the new node', () => {
    const { commands, session } = createTestEditor();
    commands.insertIntoConnection({ type: 'text', connectionId: 'beach>door' });
    const { document, selection } = session.getState();
    const [nodeId = ''] = selection.nodeIds;
    expect(outgoing(document, 'beach').map(({ toNodeId }) => toNodeId)).toEqual([nodeId]);
    expect(outgoing(document, nodeId).map(({ toNodeId }) => toNodeId)).toEqual(['door']);
    commands.undo();
    expect(session.getState().document).toEqual(sampleStory);
  });

  test('a choice put in leads on by a choice of its own', () => {
    const { commands, session } = createTestEditor();
    commands.insertIntoConnection({ type: 'choice', connectionId: 'beach>door' });
    const { document, selection } = session.getState();
    const node = findNode(document, selection.nodeIds[0] ?? '');
    expect(node?.choices.map(({ text }) => text)).toEqual([findNode(document, 'door')?.title]);
    expect(outgoing(document, node?.id ?? '').map(({ toNodeId }) => toNodeId)).toEqual(['door']);
  });

  test('an end in the middle of a connection is refused and explained', () => {
    const { commands, session, notices } = createTestEditor();
    expect(commands.insertIntoConnection({ type: 'end', connectionId: 'beach>door' })).toBe(false);
    expect(notices).toHaveLength(1);
    expect(session.getState().document).toBe(sampleStory);
  });
});

describe('arranging', () => {
  test('is one step of undo', async () => {
    const positions = Object.fromEntries(
      nodesOf(sampleStory).map((id, index) => [id, { x: index * 400, y: 0 }]),
    );
    const { commands, session } = createTestEditor({
      arrange: async () => ({ kind: 'arranged', positions }),
    });
    await commands.arrangeNodes('all');
    expect(session.getState().history.past.map(({ label }) => label)).toEqual(['arrange']);
    commands.undo();
    expect(session.getState().document).toEqual(sampleStory);
  });

  test.each([
    ['cancelled', 'Расположение остановлено, узлы остались на местах'],
    ['failed', 'Не удалось расположить узлы'],
    ['unavailable', 'Здесь нельзя расположить узлы сами собой'],
  ] as const)('a layout that is %s says so and moves nothing', async (kind, title) => {
    const { commands, session, notices } = createTestEditor({ arrange: async () => ({ kind }) });
    await commands.arrangeNodes('all');
    expect(notices.map((notice) => notice.title)).toEqual([title]);
    expect(session.getState().document).toBe(sampleStory);
  });

  test('nodes deleted meanwhile stay deleted', async () => {
    const editor = createTestEditor({
      arrange: async () => {
        editor.commands.select(selectNodes(['sea']));
        editor.commands.cutSelection();
        return { kind: 'arranged', positions: { sea: { x: 0, y: 0 }, door: { x: 900, y: 900 } } };
      },
    });
    await editor.commands.arrangeNodes('all');
    expect(nodesOf(editor.session.getState().document)).not.toContain('sea');
    expect(editor.notices).toEqual([]);
  });
});
