import { findNode, newStory, outgoing, validateDocument } from '@dreamfork/story';
import { buildStory, sampleStory } from '@dreamfork/story/testing';
import { expect, test, vi } from 'vitest';
import { card, cardGeometry } from '../flow/geometry.ts';
import type { NodeDraftInput } from '../services.ts';
import { createTestEditor } from '../testing/createTestEditor.ts';

test('a new node has the default words, is selected and asked into view', () => {
  const { commands, session } = createTestEditor();
  commands.addNode({ type: 'text', position: { x: 150, y: 300 } });
  const { document, selection, reveal } = session.getState();
  const node = document.nodes.at(-1);
  expect(node).toMatchObject({
    title: 'Новый текст',
    content: 'Введите текст узла...',
    position: { x: 150, y: 300 },
  });
  expect(selection.nodeIds).toEqual([node?.id]);
  expect(reveal?.nodeId).toBe(node?.id);
});

test('the server is asked for text, choice and end nodes only, and its id goes to the next of the type', async () => {
  const createNode = vi.fn<(draft: NodeDraftInput) => Promise<{ id: string }>>(
    async ({ type }) => ({ id: `server-${type}` }),
  );
  const { commands, session } = createTestEditor({ services: { createNode } });
  for (const type of ['text', 'image', 'choice', 'end'] as const) commands.addNode({ type });
  expect(createNode.mock.calls.map(([{ type }]) => type)).toEqual(['text', 'choice', 'end']);
  await new Promise(setImmediate);
  commands.addNode({ type: 'text' });
  expect(session.getState().document.nodes.at(-1)?.id).toBe('server-text');
  await new Promise(setImmediate);
  // A server that repeats itself is not believed.
  commands.addNode({ type: 'text' });
  expect(session.getState().document.nodes.at(-1)?.id).toMatch(/^id-/);
});

test('a server that does not answer never holds the author up', () => {
  const { commands, session } = createTestEditor({
    services: { createNode: () => new Promise(() => {}) },
  });
  commands.addNode({ type: 'text' });
  commands.addLinkedNode({ type: 'end', fromNodeId: 'beach' });
  expect(session.getState().document.nodes.at(-1)?.type).toBe('end');
  expect(session.getState().document.nodes).toHaveLength(sampleStory.nodes.length + 2);
});

test('a failing server is passed over silently and not asked again', async () => {
  const createNode = vi.fn<() => Promise<null>>(async () => {
    throw new Error('500');
  });
  const { commands, session, notices } = createTestEditor({ services: { createNode } });
  commands.addNode({ type: 'text' });
  await new Promise(setImmediate);
  commands.addNode({ type: 'text' });
  expect(session.getState().document.nodes).toHaveLength(sampleStory.nodes.length + 2);
  expect(createNode).toHaveBeenCalledTimes(1);
  expect(notices).toEqual([]);
});

test('a linked node stands 300 to the right and is linked, as one step of undo', () => {
  const { commands, session } = createTestEditor();
  commands.addLinkedNode({ type: 'text', fromNodeId: 'beach' });
  const { document } = session.getState();
  const node = document.nodes.at(-1);
  const beach = findNode(document, 'beach');
  expect(node?.position.x).toBe((beach?.position.x ?? 0) + 300);
  expect(outgoing(document, 'beach').some(({ toNodeId }) => toNodeId === node?.id)).toBe(true);
  commands.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('no new card hides another, however many are added', () => {
  const { commands, session } = createTestEditor({
    document: newStory({ ids: { next: () => 'start' } }),
  });
  for (let round = 0; round < 6; round += 1) {
    commands.addNode({ type: 'text' });
    commands.addNode({ type: 'end' });
    commands.addLinkedNode({ type: 'text', fromNodeId: 'start' });
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
  const { commands, session } = createTestEditor({ document });
  commands.addLinkedNode({ type: 'text', fromNodeId: 'a' });
  commands.addLinkedNode({ type: 'end', fromNodeId: 'a' });
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
  const { commands, session, questions, answers } = createTestEditor({
    answers: { confirm: false },
  });
  await commands.deleteNodes(['stairs']);
  expect(questions).toEqual(['Удалить узел «Лестница»?']);
  expect(session.getState().document).toBe(sampleStory);
  answers.confirm = true;
  await commands.deleteNodes(['stairs']);
  expect(findNode(session.getState().document, 'stairs')).toBeUndefined();
  expect(validateDocument(session.getState().document)).toEqual([]);
});

test('the start node is not deleted, and the author is told; the others of the selection are', async () => {
  const { commands, session, notices, questions } = createTestEditor();
  await commands.deleteNodes(['beach']);
  expect(questions).toEqual([]);
  expect(notices).toHaveLength(1);
  expect(notices[0]?.status).toBe('warning');
  await commands.deleteNodes(['beach', 'sea']);
  expect(findNode(session.getState().document, 'beach')).toBeDefined();
  expect(findNode(session.getState().document, 'sea')).toBeUndefined();
});
