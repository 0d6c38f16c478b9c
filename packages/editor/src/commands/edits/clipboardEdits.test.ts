import { findNode, type StoryDocument, validateDocument } from '@dreamfork/story';
import { buildStory, sampleStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { selectNodes } from '../../store/session/selection.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';

const nodesOf = (document: StoryDocument) => document.nodes.map(({ id }) => id);
const added = (document: StoryDocument) => document.nodes.slice(sampleStory.nodes.length);

describe('copying and pasting', () => {
  test('pastes nodes with the connections among them, selected, as one step of undo', async () => {
    const { edits, session } = createTestEditor();
    edits.select(selectNodes(['door', 'sea']));
    const texts = edits.copySelection();
    expect(texts?.text).toContain(findNode(sampleStory, 'door')?.title);
    await edits.paste(texts ?? { text: '', html: '' }, { corner: { x: 3000, y: 3000 } });
    const { document, selection } = session.getState();
    expect(added(document).map(({ title }) => title)).toEqual(
      ['door', 'sea'].map((id) => findNode(sampleStory, id)?.title),
    );
    expect(selection.nodeIds).toEqual(added(document).map(({ id }) => id));
    expect(validateDocument(document)).toEqual([]);
    edits.undo();
    expect(session.getState().document).toEqual(sampleStory);
  });

  test('goes from one story into another', async () => {
    const from = createTestEditor();
    from.edits.select(selectNodes(['door']));
    const texts = from.edits.copySelection();
    const into = createTestEditor({ document: buildStory().node('start', 'start').build() });
    await into.edits.paste(texts ?? { text: '', html: '' }, { centre: { x: 0, y: 0 } });
    expect(into.session.getState().document.nodes[1]).toMatchObject({
      title: findNode(sampleStory, 'door')?.title,
      type: 'choice',
    });
  });

  test('pasting twice at one place lays the second copy free beside the first', async () => {
    const { edits, session } = createTestEditor();
    edits.select(selectNodes(['sea']));
    const texts = edits.copySelection() ?? { text: '', html: '' };
    await edits.paste(texts, { corner: { x: 3000, y: 3000 } });
    await edits.paste(texts, { corner: { x: 3000, y: 3000 } });
    const [one, other] = added(session.getState().document);
    expect(one?.position).toEqual({ x: 3000, y: 3000 });
    expect(other?.position).toEqual({ x: 3000, y: 3165 });
  });

  test('text of other programs becomes text nodes that hide nothing', async () => {
    const { edits, session } = createTestEditor();
    await edits.paste({ text: 'Маяк\n\nСвет.\n\n\nТуман', html: '' }, { corner: { x: 0, y: 0 } });
    expect(added(session.getState().document)).toMatchObject([
      { type: 'text', title: 'Маяк', content: 'Свет.' },
      { type: 'text', title: 'Новый текст', content: 'Туман' },
    ]);
    edits.undo();
    expect(session.getState().document).toEqual(sampleStory);
  });

  test('a malformed clipboard is refused with a notice and changes nothing', async () => {
    const { edits, session, notices } = createTestEditor();
    const text = '{"format":"dreamfork/clip","version":1,"nodes":"x"}';
    expect(await edits.paste({ text, html: '' }, { centre: { x: 0, y: 0 } })).toBe(false);
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

  test('duplicates lie a little beside their originals, in the same group', async () => {
    const { edits, session } = createTestEditor();
    edits.groupNodes(['door', 'sea']);
    edits.select(selectNodes(['door']));
    await edits.duplicateSelection();
    const [copy] = added(session.getState().document);
    const door = findNode(session.getState().document, 'door');
    expect(copy?.position).toEqual({
      x: (door?.position.x ?? 0) + 30,
      y: (door?.position.y ?? 0) + 30,
    });
    expect(copy?.groupId).toBe(door?.groupId);
  });
});

describe('pasting what names variables', () => {
  const remembering: StoryDocument = {
    ...buildStory().node('start', 'start', { content: 'У вас {золото}.' }).build(),
    variables: [{ id: 'v1', name: 'золото', type: 'number', initial: 2, note: '' }],
  };
  const copied = () => {
    const { edits } = createTestEditor({ document: remembering });
    edits.select(selectNodes(['start']));
    return edits.copySelection() ?? { text: '', html: '' };
  };
  const place = { corner: { x: 3000, y: 0 } };

  test('K10: they come along as one step of undo', async () => {
    const { edits, session } = createTestEditor();
    await edits.paste(copied(), place);
    expect(session.getState().document.variables).toMatchObject([{ name: 'золото', initial: 2 }]);
    edits.undo();
    expect(session.getState().document).toEqual(sampleStory);
  });

  test.each([
    ['another name is taken', {}, ['золото', 'золото_2'], '{золото_2}'],
    ['the story’s is used', { золото: 'use' as const }, ['золото'], '{золото}'],
  ])('K11: one of another type is asked about: %s', async (_name, clipVariables, names, text) => {
    const variables = [{ id: 'x', name: 'золото', type: 'text' as const, initial: '', note: '' }];
    const { edits, session, questions } = createTestEditor({
      document: { ...sampleStory, variables },
      answers: { clipVariables },
    });
    await edits.paste(copied(), place);
    const { document } = session.getState();
    expect(questions).toEqual(['золото']);
    expect(document.variables?.map(({ name }) => name)).toEqual(names);
    expect(document.nodes.at(-1)?.content).toContain(text);
  });

  test('K11: an author who answers nothing pastes nothing', async () => {
    const variables = [{ id: 'x', name: 'золото', type: 'text' as const, initial: '', note: '' }];
    const document = { ...sampleStory, variables };
    const { edits, session } = createTestEditor({ document });
    expect(await edits.paste(copied(), place)).toBe(false);
    expect(session.getState().document).toBe(document);
  });
});
