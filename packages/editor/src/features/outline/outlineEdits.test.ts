import { buildStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { fieldKeyAction, rowKeyAction } from '../../commands/outlineKeys.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import {
  type AddAfterInput,
  addAfter,
  addChoiceAfter,
  moveRow,
  typeChoice,
  typeTitle,
} from './outlineEdits.ts';

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
    addChoiceAfter: (input: Parameters<typeof addChoiceAfter>[1]) => addChoiceAfter(context, input),
    moveRow: (input: Parameters<typeof moveRow>[1]) => moveRow(context, input),
    startEditing: editor.edits.startEditing,
    typeTitle: (title: string, namesake: Parameters<typeof typeTitle>[2] = null) =>
      typeTitle(context, title, namesake),
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

  test('leads a choice that leads nowhere, and a node without a connection, to the new node', () => {
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
    edits.startEditing('sea', 'outline');
    edits.typeTitle('М');
    edits.typeTitle('Мо');
    edits.typeChoice({ nodeId: 'door', choiceId: 'door.2', text: 'Ж', gesture: 'two' });
    edits.typeChoice({ nodeId: 'door', choiceId: 'door.2', text: 'Жд', gesture: 'two' });
    expect(session.getState().history.past).toHaveLength(2);
    session.undo();
    session.undo();
    expect(session.getState().document).toEqual(document);
  });
});

describe('addChoiceAfter', () => {
  test('puts a choice after another, with a text that no other has, in one step', () => {
    const { edits, session } = editorOf();
    const textsOf = () =>
      session.getState().document.nodes.flatMap(({ choices }) => choices.map(({ text }) => text));
    edits.addChoiceAfter({ nodeId: 'door', choiceId: 'door.1', text: 'Ждать' });
    expect(textsOf()).toEqual(['Подняться', 'Ждать 2', 'Ждать']);
    expect(session.getState().history.past).toHaveLength(1);
    edits.addChoiceAfter({ nodeId: 'door', text: 'Уйти' });
    expect(textsOf()).toEqual(['Подняться', 'Ждать 2', 'Ждать', 'Уйти']);
  });
});

describe('moveRow', () => {
  test('moves in and out in one step each, and says why where it cannot', () => {
    const { edits, session, notices, targetsOf } = editorOf();
    expect(edits.moveRow({ direction: 'in', nodeId: 'door' })).toBe(true);
    expect(session.getState().document.nodes[0]?.choices.map(({ text }) => text)).toEqual(['door']);
    expect(targetsOf('shore')).toEqual(['door']);
    expect(session.getState().history.past).toHaveLength(1);
    expect(edits.moveRow({ direction: 'in', nodeId: 'door' })).toBe(false);
    expect(notices).toHaveLength(1);
    expect(session.getState().history.past).toHaveLength(1);
    session.undo();
    expect(session.getState().document).toEqual(document);
  });

  test('a choice that is named after its node follows the title', () => {
    const { edits, session } = editorOf();
    edits.moveRow({ direction: 'in', nodeId: 'door' });
    const choiceId = session.getState().document.nodes[0]?.choices[0]?.id ?? '';
    const namesake = { nodeId: 'shore', choiceId };
    edits.startEditing('door', 'outline');
    edits.typeTitle('Дверь', namesake);
    edits.typeTitle('', namesake);
    expect(session.getState().document.nodes[0]?.choices[0]?.text).toBe('Дверь');
  });
});

describe('keys', () => {
  const press = (key: string, held: Partial<Parameters<typeof fieldKeyAction>[0]> = {}) => ({
    ...{ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
    ...held,
  });

  test('Tab is one of a field alone, and Shift+Enter there stays a new line', () => {
    expect(fieldKeyAction(press('Tab'))).toBe('in');
    expect(fieldKeyAction(press('Tab', { shiftKey: true }))).toBe('out');
    expect(fieldKeyAction(press('Enter', { shiftKey: true }))).toBeNull();
    expect(rowKeyAction(press('Tab'))).toBeNull();
    expect(rowKeyAction(press('ArrowRight', { altKey: true, shiftKey: true }))).toBe('in');
  });
});
