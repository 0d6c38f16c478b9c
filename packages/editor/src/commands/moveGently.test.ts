import { findNode } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import type { Glide } from '../arrange/glide.ts';
import { createTestEditor } from '../testing/createTestEditor.ts';

const target = { x: 900, y: 600 };

function arranged(glide: Glide) {
  const editor = createTestEditor({
    glide,
    arrange: async () => ({ kind: 'arranged', positions: { beach: { x: 0, y: 0 }, door: target } }),
  });
  const place = () => findNode(editor.session.getState().document, 'door')?.position;
  return { ...editor, place };
}

test('nodes are seen on their way, and the way is one step of undo', async () => {
  const seen: unknown[] = [];
  const { commands, session, place } = arranged((step) => {
    for (const progress of [0.25, 0.5, 1]) {
      step(progress);
      seen.push(place());
    }
  });
  await commands.arrangeNodes('all');
  expect(new Set(seen.map((point) => JSON.stringify(point))).size).toBe(3);
  expect(session.getState().history.past.map(({ label }) => label)).toEqual(['arrange']);
  commands.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('undoing on the way takes the nodes back and they stay there', async () => {
  const answers: boolean[] = [];
  const { commands, session } = arranged((step) => {
    answers.push(step(0.5));
    commands.undo();
    answers.push(step(1));
  });
  await commands.arrangeNodes('all');
  expect(answers).toEqual([true, false]);
  expect(session.getState().document).toEqual(sampleStory);
});

test('arranging twice is two steps of undo', async () => {
  const { commands, session } = arranged((step) => void step(1));
  await commands.arrangeNodes('all');
  commands.moveNodes({ positions: { door: { x: 0, y: 0 } } });
  await commands.arrangeNodes('all');
  expect(session.getState().history.past).toHaveLength(3);
});
