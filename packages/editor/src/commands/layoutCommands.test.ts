import type { StoryDocument } from '@dreamfork/story';
import { buildStory, sampleStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { selectNodes } from '../store/session/selection.ts';
import { createTestEditor } from '../testing/createTestEditor.ts';
import { arrangeNodes } from './autoLayout/arrangeNodes.ts';
import { moveByRule } from './autoLayout/moveByRule.ts';

const nodesOf = (document: StoryDocument) => document.nodes.map(({ id }) => id);

describe('arranging', () => {
  test('is one step of undo', async () => {
    const positions = Object.fromEntries(
      nodesOf(sampleStory).map((id, index) => [id, { x: index * 400, y: 0 }]),
    );
    const { context, edits, session } = createTestEditor({
      arrange: async () => ({ kind: 'arranged', positions }),
    });
    await arrangeNodes(context, 'all');
    expect(session.getState().history.past.map(({ label }) => label)).toEqual(['arrange']);
    expect(session.getState().fits).toBe(1);
    edits.undo();
    expect(session.getState().document).toEqual(sampleStory);
  });

  test.each([
    ['cancelled', 'Расположение остановлено, узлы остались на местах'],
    ['failed', 'Не удалось расположить узлы'],
    ['unavailable', 'Здесь нельзя расположить узлы автоматически'],
  ] as const)('a layout that is %s says so and moves nothing', async (kind, title) => {
    const { context, session, notices } = createTestEditor({ arrange: async () => ({ kind }) });
    await arrangeNodes(context, 'all');
    expect(notices.map((notice) => notice.title)).toEqual([title]);
    expect(session.getState().document).toBe(sampleStory);
  });

  test('nodes deleted meanwhile stay deleted', async () => {
    const editor = createTestEditor({
      arrange: async () => {
        editor.edits.select(selectNodes(['sea']));
        editor.edits.cutSelection();
        return { kind: 'arranged', positions: { sea: { x: 0, y: 0 }, door: { x: 900, y: 900 } } };
      },
    });
    await arrangeNodes(editor.context, 'all');
    expect(nodesOf(editor.session.getState().document)).not.toContain('sea');
    expect(editor.notices).toEqual([]);
  });
});

describe('centring and fixing positions', () => {
  const strayed = buildStory()
    .node('a', 'start', { position: { x: 400, y: 200 } })
    .node('b', 'text', { position: { x: -900, y: 4000 } })
    .node('c', 'end', { position: { x: 700, y: 9000 } })
    .build();
  const positionsOf = ({ nodes }: typeof strayed) => nodes.map(({ position }) => position);

  test.each([
    ['fix-positions', 'Позиции исправлены'],
    ['centre-nodes', 'Узлы расставлены по три в ряд'],
  ] as const)('%s says what it did and offers to undo it', (id, title) => {
    const { context, session, notices, offers } = createTestEditor({ document: strayed });
    const run = () => moveByRule(context, id);
    run();
    expect(notices).toEqual([{ status: 'success', title }]);
    expect(session.getState().history.past).toHaveLength(1);
    expect(positionsOf(session.getState().document)).not.toEqual(positionsOf(strayed));
    offers[0]?.();
    expect(session.getState().document).toEqual(strayed);
    run();
    run();
    expect(notices.at(-1)).toEqual({ status: 'info', title: 'Все узлы уже на своих местах' });
  });

  test('the offer of an earlier step takes back nothing newer', () => {
    const { context, edits, session, notices, offers } = createTestEditor({ document: strayed });
    moveByRule(context, 'centre-nodes');
    edits.updateStory({ title: 'Новее' });
    offers[0]?.();
    expect(session.getState().document.title).toBe('Новее');
    expect(notices.at(-1)?.status).toBe('info');
  });
});
