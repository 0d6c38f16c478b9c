import { addChoice, findNode } from '@dreamfork/story';
import { sampleStory, successOf } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { readTarget, type TextTarget, targetOfChoice, writeTarget } from './textTargets.ts';

const withFreeChoice = successOf(
  addChoice(sampleStory, { nodeId: 'door', choiceId: 'free', text: 'Постучать' }),
).story;

const targets: TextTarget[] = [
  { kind: 'content', nodeId: 'stairs' },
  { kind: 'new-node', nodeId: 'door', choiceId: 'free' },
  { kind: 'story', field: 'title' },
  { kind: 'story', field: 'description' },
];

test.each(targets)('a text for $kind is one step of undo, marked as that of a model', (target) => {
  const { session, edits, context } = createTestEditor({ document: withFreeChoice });
  const place = writeTarget(context, target, 'Новый текст.');
  expect(place && readTarget(session.getState(), place)).toBe('Новый текст.');
  expect(session.getState().history.past.map(({ label }) => label)).toEqual(['write-text']);
  edits.undo();
  expect(session.getState().document).toEqual(withFreeChoice);
});

test('the text of a choice that leads nowhere becomes a node it leads to', () => {
  const { session, context } = createTestEditor({ document: withFreeChoice });
  const choice = { nodeId: 'door', choiceId: 'free' };
  const target = targetOfChoice(session.getState(), choice);
  expect(target.kind).toBe('new-node');
  const place = writeTarget(context, target, 'Дверь открылась сама.');
  expect(targetOfChoice(session.getState(), choice)).toEqual(place);
  const nodeId = place?.kind === 'content' ? place.nodeId : '';
  expect(findNode(session.getState().document, nodeId)).toMatchObject({
    title: 'Постучать',
    content: 'Дверь открылась сама.',
    type: 'text',
  });
});

test('a text that is being edited is kept, and the proposal compares with it', () => {
  const { session, edits, context } = createTestEditor();
  edits.startEditing('stairs');
  edits.typeText({ content: 'Сто ступеней.' });
  const target = { kind: 'content', nodeId: 'stairs' } as const;
  expect(readTarget(session.getState(), target)).toBe('Сто ступеней.');
  writeTarget(context, target, 'Двести ступеней.');
  expect(readTarget(session.getState(), target)).toBe('Двести ступеней.');
  edits.undo();
  expect(readTarget(session.getState(), target)).toBe('Сто ступеней.');
});

test('the description of a file is written beside its other properties', () => {
  const item = {
    id: 'm',
    mediaType: 'image',
    url: '/api/media/a/download',
    title: 'Маяк',
  } as const;
  const media = [{ ...item, description: '', fileSize: 1, mimeType: '', order: 0, isActive: true }];
  const nodes = sampleStory.nodes.map((node) => (node.id === 'window' ? { ...node, media } : node));
  const { session, context } = createTestEditor({ document: { ...sampleStory, nodes } });
  const target = { kind: 'description', nodeId: 'window', itemId: 'm' } as const;
  writeTarget(context, target, 'Окно с лампой.');
  const node = findNode(session.getState().document, 'window');
  expect(node?.media).toEqual([{ ...media[0], description: 'Окно с лампой.' }]);
});

test('a place that is gone has no text and takes none', () => {
  const { session, context } = createTestEditor();
  const target = { kind: 'content', nodeId: 'nowhere' } as const;
  expect(readTarget(session.getState(), target)).toBeNull();
  expect(writeTarget(context, target, 'Текст')).toBeNull();
});
