import { buildStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { type AddAfterInput, addAfter, typeChoice, typeText } from './outlineEdits.ts';

const document = buildStory()
  .node('shore', 'start')
  .node('door', 'choice')
  .node('stairs', 'text')
  .node('sea', 'end')
  .link('shore', 'door')
  .choice('door', 'Подняться', 'stairs')
  .choice('door', 'Ждать')
  .build();

const editorOf = () => {
  const editor = createTestEditor({ document });
  const { context, session } = editor;
  const targetsOf = (nodeId: string) =>
    session
      .getState()
      .document.connections.filter(({ fromNodeId }) => fromNodeId === nodeId)
      .map(({ toNodeId }) => toNodeId);
  const edits = {
    addAfter: (input: AddAfterInput) => addAfter(context, input),
    typeText: (input: Parameters<typeof typeText>[1]) => typeText(context, input),
    typeChoice: (input: Parameters<typeof typeChoice>[1]) => typeChoice(context, input),
  };
  return { ...editor, edits, targetsOf };
};

describe('addAfter', () => {
  test('puts a node between a node and what came next, in one step', () => {
    const { edits, session, targetsOf } = editorOf();
    const added = edits.addAfter({ nodeId: 'shore', type: 'text' });
    expect(targetsOf('shore')).toEqual([added]);
    expect(targetsOf(added ?? '')).toEqual(['door']);
    expect(session.getState().selection.nodeIds).toEqual([added]);
    expect(session.getState().history.past).toHaveLength(1);
    session.undo();
    expect(session.getState().document).toEqual(document);
  });

  test('puts a node between a choice and its target', () => {
    const { edits, targetsOf } = editorOf();
    const added = edits.addAfter({ nodeId: 'door', choiceId: 'door.1', type: 'image' });
    expect(targetsOf('door')).toEqual([added, '']);
    expect(targetsOf(added ?? '')).toEqual(['stairs']);
  });

  test('leads a choice that leads nowhere, and a node without a way, to the new node', () => {
    const { edits, targetsOf } = editorOf();
    const waited = edits.addAfter({ nodeId: 'door', choiceId: 'door.2', type: 'end' });
    expect(targetsOf('door')).toEqual(['stairs', waited]);
    const top = edits.addAfter({ nodeId: 'stairs', type: 'choice' });
    expect(targetsOf('stairs')).toEqual([top]);
  });

  test('adds nothing after an end, and says so', () => {
    const { edits, session, notices } = editorOf();
    expect(edits.addAfter({ nodeId: 'sea', type: 'text' })).toBeNull();
    expect(session.getState().document).toBe(document);
    expect(notices).toHaveLength(1);
  });
});

describe('typing', () => {
  test('a run of typing is one step of undo, another field begins another', () => {
    const { edits, session } = editorOf();
    edits.typeText({ nodeId: 'sea', title: 'М', gesture: 'one' });
    edits.typeText({ nodeId: 'sea', title: 'Мо', gesture: 'one' });
    edits.typeChoice({ nodeId: 'door', choiceId: 'door.2', text: 'Ж', gesture: 'two' });
    edits.typeChoice({ nodeId: 'door', choiceId: 'door.2', text: 'Жд', gesture: 'two' });
    expect(session.getState().history.past).toHaveLength(2);
    session.undo();
    session.undo();
    expect(session.getState().document).toEqual(document);
  });
});
