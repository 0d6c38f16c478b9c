import { findNode, type StoryDocument, validateDocument } from '@dreamfork/story';
import { buildStory, sampleStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { selectNodes } from '../../store/session/selection.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';

const nodesOf = (document: StoryDocument) => document.nodes.map(({ id }) => id);
const added = (document: StoryDocument) => document.nodes.slice(sampleStory.nodes.length);

describe('copying and pasting', () => {
  test('pastes nodes with the connections among them, selected, as one step of undo', () => {
    const { edits, session } = createTestEditor();
    edits.select(selectNodes(['door', 'sea']));
    const texts = edits.copySelection();
    expect(texts?.text).toContain(findNode(sampleStory, 'door')?.title);
    edits.paste(texts ?? { text: '', html: '' }, { corner: { x: 3000, y: 3000 } });
    const { document, selection } = session.getState();
    expect(added(document).map(({ title }) => title)).toEqual(
      ['door', 'sea'].map((id) => findNode(sampleStory, id)?.title),
    );
    expect(selection.nodeIds).toEqual(added(document).map(({ id }) => id));
    expect(validateDocument(document)).toEqual([]);
    edits.undo();
    expect(session.getState().document).toEqual(sampleStory);
  });

  test('goes from one story into another', () => {
    const from = createTestEditor();
    from.edits.select(selectNodes(['door']));
    const texts = from.edits.copySelection();
    const into = createTestEditor({ document: buildStory().node('start', 'start').build() });
    into.edits.paste(texts ?? { text: '', html: '' }, { centre: { x: 0, y: 0 } });
    expect(into.session.getState().document.nodes[1]).toMatchObject({
      title: findNode(sampleStory, 'door')?.title,
      type: 'choice',
    });
  });

  test('pasting twice at one place shows two copies', () => {
    const { edits, session } = createTestEditor();
    edits.select(selectNodes(['sea']));
    const texts = edits.copySelection() ?? { text: '', html: '' };
    edits.paste(texts, { corner: { x: 3000, y: 3000 } });
    edits.paste(texts, { corner: { x: 3000, y: 3000 } });
    const [one, other] = added(session.getState().document);
    expect(one?.position).toEqual({ x: 3000, y: 3000 });
    expect(other?.position).toEqual({ x: 3030, y: 3030 });
  });

  test('text of other programs becomes text nodes that hide nothing', () => {
    const { edits, session } = createTestEditor();
    edits.paste({ text: 'Маяк\n\nСвет.\n\n\nТуман', html: '' }, { corner: { x: 0, y: 0 } });
    expect(added(session.getState().document)).toMatchObject([
      { type: 'text', title: 'Маяк', content: 'Свет.' },
      { type: 'text', title: 'Новый текст', content: 'Туман' },
    ]);
    edits.undo();
    expect(session.getState().document).toEqual(sampleStory);
  });

  test('a malformed clipboard is refused with a notice and changes nothing', () => {
    const { edits, session, notices } = createTestEditor();
    const text = '{"format":"dreamfork/clip","version":1,"nodes":"x"}';
    expect(edits.paste({ text, html: '' }, { centre: { x: 0, y: 0 } })).toBe(false);
    expect(notices).toHaveLength(1);
    expect(session.getState().document).toBe(sampleStory);
  });

  test('cutting takes nodes off the canvas without a question; the start stays and is explained', () => {
    const { edits, session, questions, notices } = createTestEditor();
    edits.select(selectNodes(['beach', 'sea']));
    expect(edits.cutSelection()).not.toBeNull();
    expect(nodesOf(session.getState().document)).not.toContain('sea');
    expect(nodesOf(session.getState().document)).toContain('beach');
    expect(questions).toEqual([]);
    expect(notices).toHaveLength(1);
  });

  test('a browser that closes its clipboard to menus is explained; nothing is cut', async () => {
    const { edits, session, board, notices } = createTestEditor();
    board.texts = null;
    edits.select(selectNodes(['sea']));
    await edits.copyToClipboard({ cuts: true });
    await edits.pasteFromClipboard();
    expect(notices.map(({ title }) => title)).toEqual([
      'Браузер не пустил к буферу обмена',
      'Браузер не пустил к буферу обмена',
    ]);
    expect(session.getState().document).toBe(sampleStory);
  });

  test('from a menu, what was copied is pasted in the middle of the view', async () => {
    const { edits, session } = createTestEditor();
    edits.select(selectNodes(['sea']));
    await edits.copyToClipboard();
    await edits.pasteFromClipboard();
    const [copy] = added(session.getState().document);
    expect(copy?.position.x).toBeGreaterThan(450);
    expect(copy?.position.x).toBeLessThan(600);
  });

  test('duplicates lie a little beside their originals, in the same group', () => {
    const { edits, session } = createTestEditor();
    edits.groupNodes(['door', 'sea']);
    edits.select(selectNodes(['door']));
    edits.duplicateSelection();
    const [copy] = added(session.getState().document);
    const door = findNode(session.getState().document, 'door');
    expect(copy?.position).toEqual({
      x: (door?.position.x ?? 0) + 30,
      y: (door?.position.y ?? 0) + 30,
    });
    expect(copy?.groupId).toBe(door?.groupId);
  });
});
