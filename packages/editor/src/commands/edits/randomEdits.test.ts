import { validateDocument } from '@dreamfork/story';
import { generateStory, seededRandom } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { randomAuthor } from '../../testing/randomAuthor.ts';

test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'fifty random actions and fifty undos give the identical document (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const document = generateStory(20, seed);
    const editor = createTestEditor({
      document,
      arrange: async ({ graph }) => ({
        kind: 'arranged',
        positions: Object.fromEntries(
          graph.nodes.map(({ id }) => [id, { x: random() * 3000, y: random() * 3000 }]),
        ),
      }),
    });
    const { session, edits } = editor;
    const act = randomAuthor(editor, random);
    while (session.getState().history.past.length < 50) {
      await act();
      const current = session.getState().document;
      expect(validateDocument(current)).toEqual([]);
    }
    edits.commitEditing();
    const last = session.getState().document;
    const steps = session.getState().history.past.length;
    for (let step = 0; step < steps; step += 1) edits.undo();
    expect(session.getState().document).toEqual(document);
    expect(session.getState().history.past).toEqual([]);
    for (let step = 0; step < steps; step += 1) edits.redo();
    expect(session.getState().document).toEqual(last);
  },
);
