import { findNode, validateDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { takeChoices } from './takeChoices.ts';

const texts = ['Погасить фонарь', ' Прислушаться ', 'Закрыть дверь'];

test.each([
  ['door', 'choice'],
  ['boat-end', 'text'],
  ['beach', 'start'],
])('choices for %s come with nodes and connections, and go in one step of undo', (nodeId) => {
  const document = buildStory('Маяк')
    .node(nodeId, nodeId === 'door' ? 'choice' : nodeId === 'beach' ? 'start' : 'text')
    .build();
  const { session, edits, context } = createTestEditor({ document });
  const owner = takeChoices(context, { nodeId, texts });
  const after = session.getState().document;
  const node = findNode(after, owner ?? '');
  expect(node?.type).toBe('choice');
  expect(node?.choices.map(({ text }) => text)).toEqual(texts.map((text) => text.trim()));
  const targets = node?.choices.map(
    ({ connectionId }) => after.connections.find(({ id }) => id === connectionId)?.toNodeId,
  );
  expect(new Set(targets).size).toBe(3);
  const stubs = targets?.map((id) => findNode(after, id ?? ''));
  expect(stubs?.map((stub) => stub?.title)).toEqual(node?.choices.map(({ text }) => text));
  const places = stubs?.map((stub) => `${stub?.position.x} ${stub?.position.y}`);
  expect(new Set(places).size).toBe(3);
  expect(validateDocument(after)).toEqual([]);
  expect(session.getState().history.past.map(({ label }) => label)).toEqual(['write-text']);
  edits.undo();
  expect(session.getState().document).toEqual(document);
});

test('taken one by one, one undo takes back the last', () => {
  const { session, edits, context } = createTestEditor();
  for (const text of texts) takeChoices(context, { nodeId: 'door', texts: [text] });
  edits.undo();
  const choices = findNode(session.getState().document, 'door')?.choices.map(({ text }) => text);
  expect(choices?.slice(3)).toEqual(['Погасить фонарь', 'Прислушаться']);
});

test('a node that is gone takes no choices', () => {
  const { session, context } = createTestEditor();
  expect(takeChoices(context, { nodeId: 'nowhere', texts })).toBeNull();
  expect(session.getState().history.past).toEqual([]);
});
