import { type StoryDocument, updateNode } from '@dreamfork/story';
import { generateStory, sampleStory, successOf } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { type Order, prepareTask } from './prepareTask.ts';
import { subjectOf } from './subject.ts';
import { type TaskKind, tasksFor } from './tasks.ts';

const options = { instruction: ' Короче. ', tone: 'tense', language: 'en' } as const;

const prepare = (order: Partial<Order>, document: StoryDocument = sampleStory) =>
  prepareTask(
    { document },
    { subject: { kind: 'story' }, kind: 'continue', options, limit: 12_000, ...order },
  );

const stairs = { kind: 'node', nodeId: 'stairs' } as const;

test('a continuation is asked for with the path that leads there, the text by itself', () => {
  const prepared = successOf(prepare({ subject: stairs }));
  expect(prepared.task).toMatchObject({
    kind: 'continue',
    text: 'Сто двенадцать ступеней. На последней стояла кружка, и чай в ней ещё дымился.',
    instruction: 'Короче.',
    context: {
      storyTitle: 'Маяк на краю бухты',
      passages: [
        { nodeId: 'beach', title: 'Берег' },
        { nodeId: 'door', choice: 'Войти и подняться' },
      ],
    },
  });
  expect(prepared.place?.before).toMatch(/дымился\.\n\n$/);
});

test('of a selection the surroundings stay, and the model reads them', () => {
  const range = { nodeId: 'stairs', start: 0, end: 3, text: 'Сто' };
  const prepared = successOf(prepare({ subject: { ...stairs, range }, kind: 'rewrite' }));
  expect(prepared.task).toMatchObject({ kind: 'rewrite', text: 'Сто' });
  expect(prepared.place?.after).toMatch(/^ двенадцать/);
  const { passages } =
    'context' in prepared.task ? (prepared.task.context ?? { passages: [] }) : { passages: [] };
  expect(passages.at(-1)?.nodeId).toBe('stairs');
});

test('a passage is written after the choice that leads to it', () => {
  const subject = { kind: 'choice', nodeId: 'door', choiceId: 'door.1' } as const;
  const prepared = successOf(prepare({ subject, kind: 'passage' }));
  expect(prepared.place?.target).toEqual({ kind: 'content', nodeId: 'stairs' });
  expect(prepared.task).toMatchObject({ kind: 'passage', choice: 'Войти и подняться' });
  const passages = prepared.task.kind === 'passage' ? prepared.task.context.passages : [];
  expect(passages.at(-1)).toMatchObject({ nodeId: 'door', choice: 'Войти и подняться' });
});

test.each<TaskKind>(['continue', 'choices', 'rewrite', 'contradictions', 'summary'])(
  '%s never asks more than the model can read',
  (kind) => {
    const document = generateStory(400);
    const nodeId = document.nodes.find(({ type }) => type === 'text')?.id ?? '';
    for (const limit of [900, 3000, 12_000]) {
      const prepared = prepare({ subject: { kind: 'node', nodeId }, kind, limit }, document);
      expect(JSON.stringify(successOf(prepared).task).length).toBeLessThanOrEqual(limit);
    }
  },
);

test('a text that the model cannot read whole is refused, and so is one that is gone', () => {
  const content = 'слово '.repeat(4000);
  const long = successOf(updateNode(sampleStory, { nodeId: 'stairs', content })).story;
  expect(prepare({ subject: stairs }, long)).toEqual({ ok: false, error: 'too-long' });
  expect(prepare({ subject: stairs, kind: 'correct', limit: 50 })).toMatchObject({ ok: false });
  const subject = { kind: 'node', nodeId: 'nowhere' } as const;
  expect(prepare({ subject })).toEqual({ ok: false, error: 'gone' });
});

const tasksOf = (nodeId: string, document = sampleStory) =>
  tasksFor({ document }, { kind: 'node', nodeId }, { hasVision: false });

test('what can be asked follows from the node', () => {
  expect(tasksOf('stairs')).not.toContain('choices');
  expect(tasksOf('door')).toContain('choices');
  const content = 'Введите текст узла...';
  const stub = successOf(updateNode(sampleStory, { nodeId: 'stairs', content })).story;
  expect(tasksOf('stairs', stub)).toEqual(['passage', 'summary', 'contradictions']);
});

test('the subject follows the selection; a selected part of a text lasts while it stands there', () => {
  const selection = {
    nodeIds: ['stairs'],
    connectionIds: [],
    groupIds: [],
    noteIds: [],
    choice: null,
  };
  const range = { nodeId: 'stairs', start: 0, end: 3, text: 'Сто' };
  const state = { document: sampleStory, selection };
  expect(subjectOf(state, range)).toEqual({ ...stairs, range });
  const nodes = sampleStory.nodes.map((node) =>
    node.id === 'stairs' ? { ...node, content: 'Двести ступеней.' } : node,
  );
  expect(subjectOf({ ...state, document: { ...sampleStory, nodes } }, range)).toEqual(stairs);
  expect(subjectOf({ ...state, selection: { ...selection, nodeIds: [] } }, range)).toEqual({
    kind: 'story',
  });
});
