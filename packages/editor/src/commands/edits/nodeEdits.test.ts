import { findNode, newStory, outgoing, validateDocument } from '@dreamfork/story';
import { buildStory, countingIds, sampleStory } from '@dreamfork/story/testing';
import { expect, test, vi } from 'vitest';
import { overlaps } from '../../geometry/bounds.ts';
import { nodeBox } from '../../geometry/boxes.ts';
import { card, cardGeometry } from '../../geometry/geometry.ts';
import type { NodeDraftInput } from '../../services/index.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import type { CanvasView } from '../canvasView.ts';

test('a new node has the default text, is selected and open for writing on its card', () => {
  const { edits, session } = createTestEditor();
  edits.addNode({ type: 'text', position: { x: 150, y: 300 } });
  const { document, selection, writing } = session.getState();
  const node = document.nodes.at(-1);
  expect(node).toMatchObject({
    title: 'Новый текст',
    content: 'Введите текст узла...',
    position: { x: 150, y: 300 },
  });
  expect(selection.nodeIds).toEqual([node?.id]);
  expect(writing).toMatchObject({ nodeId: node?.id, place: 'card' });
});

test('without a place a node comes beside the last one; where that is out of view, in the middle of it', () => {
  const story = buildStory()
    .node('start', 'start', { position: { x: 405, y: 195 } })
    .build();
  const last = (view: CanvasView) => {
    const { edits, session } = createTestEditor({ document: story, view });
    edits.addNode({ type: 'text' });
    return session.getState().document.nodes.at(-1)?.position;
  };
  const view = { x: 0, y: 0, width: 1200, height: 600, covered: null };
  expect(last(view)).toEqual({ x: 705, y: 195 });
  const middle = last({ ...view, x: 5000 });
  expect(middle).toEqual({ x: 5475, y: 255 });
  const covered = { x: 5400, y: 150, width: 400, height: 400 };
  expect(last({ ...view, x: 5000, covered })).not.toEqual(middle);
});

test('a card covers no other when it has grown by its text, two choices and that of the node added next, in the small view of a phone', () => {
  const view = { x: 340, y: 40, width: 360, height: 560, covered: null };
  const { edits, session } = createTestEditor({
    document: newStory({ ids: countingIds('start') }),
    view,
  });
  for (const name of ['Ночь', 'Утро', 'День']) {
    edits.addNode({ type: 'text' });
    const content = `${'Долгие слова на берегу. '.repeat(9)}\n[[Налево: ${name}]]\n[[Направо: ${name}]]`;
    edits.typeText({ content });
    edits.commitEditing();
    const [fromNodeId = ''] = session.getState().selection.nodeIds;
    edits.addLinkedNode({ type: 'text', fromNodeId });
    edits.commitEditing();
  }
  const boxes = session.getState().document.nodes.map(nodeBox);
  expect(boxes).toHaveLength(13);
  for (const [index, box] of boxes.entries()) {
    expect(boxes.slice(index + 1).filter((other) => overlaps(box, other))).toEqual([]);
  }
});

test('the server is asked for text, choice and end nodes only, and its id goes to the next of the type', async () => {
  const createNode = vi.fn<(draft: NodeDraftInput) => Promise<{ id: string }>>(
    async ({ type }) => ({ id: `server-${type}` }),
  );
  const { edits, session } = createTestEditor({ services: { createNode } });
  for (const type of ['text', 'image', 'choice', 'end'] as const) edits.addNode({ type });
  expect(createNode.mock.calls.map(([{ type }]) => type)).toEqual(['text', 'choice', 'end']);
  await new Promise(setImmediate);
  edits.addNode({ type: 'text' });
  expect(session.getState().document.nodes.at(-1)?.id).toBe('server-text');
  await new Promise(setImmediate);
  // A server that repeats itself is not believed.
  edits.addNode({ type: 'text' });
  expect(session.getState().document.nodes.at(-1)?.id).toMatch(/^id-/);
});

test('a server that does not answer never holds the author up', () => {
  const { edits, session } = createTestEditor({
    services: { createNode: () => new Promise(() => {}) },
  });
  edits.addNode({ type: 'text' });
  edits.addLinkedNode({ type: 'end', fromNodeId: 'beach' });
  expect(session.getState().document.nodes.at(-1)?.type).toBe('end');
  expect(session.getState().document.nodes).toHaveLength(sampleStory.nodes.length + 2);
});

test('a failing server is passed over silently and not asked again', async () => {
  const createNode = vi.fn<() => Promise<null>>(async () => {
    throw new Error('500');
  });
  const { edits, session, notices } = createTestEditor({ services: { createNode } });
  edits.addNode({ type: 'text' });
  await new Promise(setImmediate);
  edits.addNode({ type: 'text' });
  expect(session.getState().document.nodes).toHaveLength(sampleStory.nodes.length + 2);
  expect(createNode).toHaveBeenCalledTimes(1);
  expect(notices).toEqual([]);
});

test('a linked node is placed 300 to the right and linked, as one step of undo', () => {
  const { edits, session } = createTestEditor();
  edits.addLinkedNode({ type: 'text', fromNodeId: 'beach' });
  const { document } = session.getState();
  const node = document.nodes.at(-1);
  const beach = findNode(document, 'beach');
  expect(node?.position.x).toBe((beach?.position.x ?? 0) + 300);
  expect(outgoing(document, 'beach').some(({ toNodeId }) => toNodeId === node?.id)).toBe(true);
  edits.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('no new card hides another, however many are added', () => {
  const { edits, session } = createTestEditor({
    document: newStory({ ids: { next: () => 'start' } }),
  });
  for (let round = 0; round < 6; round += 1) {
    edits.addNode({ type: 'text' });
    edits.addNode({ type: 'end' });
    edits.addLinkedNode({ type: 'text', fromNodeId: 'start' });
  }
  const cards = session.getState().document.nodes.map((node) => ({
    left: node.position.x,
    right: node.position.x + card.width,
    top: node.position.y,
    bottom: node.position.y + cardGeometry(node).height,
  }));
  const overlaps = cards.flatMap((one, index) =>
    cards
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
  );
  expect(cards).toHaveLength(19);
  expect(overlaps).toEqual([]);
});

test('from a choice node, the free choice is linked first; then a choice is made for the link', () => {
  const document = buildStory().node('a', 'choice').choice('a', 'Свободный').build();
  const { edits, session } = createTestEditor({ document });
  edits.addLinkedNode({ type: 'text', fromNodeId: 'a' });
  edits.addLinkedNode({ type: 'end', fromNodeId: 'a' });
  const state = session.getState().document;
  const [, text, end] = state.nodes;
  const choices = findNode(state, 'a')?.choices ?? [];
  expect(choices.map(({ text: words }) => words)).toEqual(['Свободный', 'Конец']);
  const targets = choices.map(
    ({ connectionId }) => state.connections.find(({ id }) => id === connectionId)?.toNodeId,
  );
  expect(targets).toEqual([text?.id, end?.id]);
  expect(validateDocument(state)).toEqual([]);
});

test('deleting asks first; a refusal keeps everything', async () => {
  const { edits, session, questions, answers } = createTestEditor({
    answers: { confirm: false },
  });
  await edits.deleteNodes(['stairs']);
  expect(questions).toEqual(['Удалить узел «Лестница»?']);
  expect(session.getState().document).toBe(sampleStory);
  answers.confirm = true;
  await edits.deleteNodes(['stairs']);
  expect(findNode(session.getState().document, 'stairs')).toBeUndefined();
  expect(validateDocument(session.getState().document)).toEqual([]);
});

test('the start node is not deleted, with a notice; the others of the selection are', async () => {
  const { edits, session, notices, questions } = createTestEditor();
  await edits.deleteNodes(['beach']);
  expect(questions).toEqual([]);
  expect(notices).toHaveLength(1);
  expect(notices[0]?.status).toBe('warning');
  await edits.deleteNodes(['beach', 'sea']);
  expect(findNode(session.getState().document, 'beach')).toBeDefined();
  expect(findNode(session.getState().document, 'sea')).toBeUndefined();
});

test.each([
  [['sea'], 'Его связи исчезнут вместе с ним. Действие можно отменить.'],
  [['sea', 'door'], 'Их связи исчезнут вместе с ними. Действие можно отменить.'],
])('the question before deleting speaks of one node or of several: %j', async (nodeIds, text) => {
  const { edits, texts } = createTestEditor();
  await edits.deleteNodes(nodeIds);
  expect(texts).toEqual([text]);
});
