import { findNode, outgoing } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';

describe('inserting a node into a connection', () => {
  test('what led from one to the other leads through the new node', () => {
    const { edits, session } = createTestEditor();
    edits.insertIntoConnection({ type: 'text', connectionId: 'beach>door' });
    const { document, selection } = session.getState();
    const [nodeId = ''] = selection.nodeIds;
    expect(outgoing(document, 'beach').map(({ toNodeId }) => toNodeId)).toEqual([nodeId]);
    expect(outgoing(document, nodeId).map(({ toNodeId }) => toNodeId)).toEqual(['door']);
    edits.undo();
    expect(session.getState().document).toEqual(sampleStory);
  });

  test('an inserted choice node connects onward by a choice of its own', () => {
    const { edits, session } = createTestEditor();
    edits.insertIntoConnection({ type: 'choice', connectionId: 'beach>door' });
    const { document, selection } = session.getState();
    const node = findNode(document, selection.nodeIds[0] ?? '');
    expect(node?.choices.map(({ text }) => text)).toEqual([findNode(document, 'door')?.title]);
    expect(outgoing(document, node?.id ?? '').map(({ toNodeId }) => toNodeId)).toEqual(['door']);
  });

  test('an end in the middle of a connection is refused and explained', () => {
    const { edits, session, notices } = createTestEditor();
    expect(edits.insertIntoConnection({ type: 'end', connectionId: 'beach>door' })).toBe(false);
    expect(notices).toHaveLength(1);
    expect(session.getState().document).toBe(sampleStory);
  });
});
