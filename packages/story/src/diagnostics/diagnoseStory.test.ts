import { describe, expect, test } from 'vitest';
import type { StoryDocument } from '../schema/document.ts';
import { nodeDefaults } from '../schema/nodeDefaults.ts';
import type { NodeType } from '../schema/nodeTypes.ts';
import { buildStory } from '../testing/buildStory.ts';
import { generateStory } from '../testing/generateStory.ts';
import { sampleStory } from '../testing/sampleStory.ts';
import { problemMessages } from '../validation/messages/problemMessages.ts';
import { adviceCodes, problemCodes } from '../validation/problem.ts';
import { createDiagnosticsRunner } from './createDiagnosticsRunner.ts';
import { diagnoseStory } from './diagnoseStory.ts';
import { fixCodes } from './diagnostic.ts';
import { fixNames } from './messages.ts';

const linear = buildStory().node('a', 'start').node('b', 'end').link('a', 'b');

const lamp = {
  id: 'm',
  mediaType: 'image' as const,
  url: '/lamp.webp',
  title: 'Лампа',
  description: '',
  fileSize: 0,
  mimeType: '',
  order: 0,
  isActive: true,
};
const media = [lamp];

/** The codes and places of all diagnostics. */
const found = (story: StoryDocument) =>
  diagnoseStory(story).map(({ code, place }) => ({ code, place }));

describe('diagnoseStory', () => {
  test('V1–V13, V16–V18: a complete story has no diagnostics', () => {
    const nodes = sampleStory.nodes.map((node) =>
      node.id === 'window' ? { ...node, media } : node,
    );
    expect(found({ ...sampleStory, nodes })).toEqual([]);
    expect(found(linear.build())).toEqual([]);
  });

  test('V1: reports nodes that no reader gets to', () => {
    expect(found(linear.node('c', 'end').build())).toEqual([
      { code: 'node-unreachable', place: { nodeId: 'c' } },
    ]);
  });

  test('V2: reports dead ends', () => {
    const story = linear.node('c', 'text').link('a', 'c').build();
    expect(found(story)).toEqual([{ code: 'node-dead-end', place: { nodeId: 'c' } }]);
  });

  test('V3: reports choices without a target, with or without a placeholder', () => {
    const story = buildStory()
      .node('a', 'choice')
      .node('b', 'end')
      .choice('a', 'Дальше', 'b')
      .choice('a', 'Никуда')
      .build();
    const advice = [{ code: 'choice-unlinked', place: { nodeId: 'a', choiceId: 'a.2' } }];
    expect(found(story)).toEqual(advice);
    expect(found({ ...story, connections: story.connections.slice(0, 1) })).toEqual(advice);
  });

  test('V4, V9: reports a story without an end, and its loops', () => {
    const loop = buildStory()
      .node('b', 'text')
      .node('a', 'start')
      .start('a')
      .link('a', 'b')
      .link('b', 'a');
    expect(found(loop.build())).toEqual([
      { code: 'story-without-end', place: {} },
      { code: 'node-trapped', place: { nodeId: 'a' } },
    ]);
  });

  test('V5: reports nodes without text', () => {
    const story = buildStory()
      .node('a', 'start', { content: ' \n' })
      .node('b', 'image', { content: '', media })
      .node('c', 'end', { content: '' })
      .link('a', 'b')
      .link('b', 'c')
      .build();
    expect(found(story)).toEqual([{ code: 'node-text-empty', place: { nodeId: 'a' } }]);
  });

  test('V16, V17: reports default titles and contents in either language', () => {
    const nodeIn = (locale: 'ru' | 'en', type: NodeType) => nodeDefaults(type, locale);
    const story = buildStory()
      .node('a', 'start', nodeIn('ru', 'start'))
      .node('b', 'text', nodeIn('en', 'text'))
      .node('c', 'image', { ...nodeIn('ru', 'image'), media })
      .node('d', 'text', { title: 'Берег', content: ` ${nodeIn('ru', 'choice').content}` })
      .node('e', 'end', nodeIn('ru', 'end'))
      .link('a', 'b')
      .link('b', 'c')
      .link('c', 'd')
      .link('d', 'e')
      .build();
    expect(found(story)).toEqual([
      { code: 'node-text-default', place: { nodeId: 'a' } },
      { code: 'node-text-default', place: { nodeId: 'b' } },
      { code: 'node-text-default', place: { nodeId: 'd' } },
      { code: 'node-title-default', place: { nodeId: 'b' } },
      { code: 'node-title-default', place: { nodeId: 'c' } },
    ]);
  });

  test('V6: reports a missing start, and then not V1, V4 and V9', () => {
    expect(found(linear.start(null).build())).toEqual([{ code: 'start-node-unset', place: {} }]);
  });

  test('V7: reports connections that no reader follows', () => {
    const story = buildStory()
      .node('a', 'choice')
      .node('b', 'end')
      .choice('a', 'Дальше', 'b')
      .link('a', 'b')
      .link('b', 'a')
      .build();
    expect(found(story)).toEqual([
      { code: 'connection-ignored', place: { connectionId: 'a>b', nodeId: 'a' } },
      { code: 'connection-ignored', place: { connectionId: 'b>a', nodeId: 'b' } },
    ]);
  });

  test.each(problemCodes)('V8: %s has a message in both languages', (code) => {
    expect(problemMessages.ru[code]).toMatch(/^[А-Я«].+\. [А-Я].+\.$/);
    expect(problemMessages.en[code]).toMatch(/^[A-Z].+\. [A-Z].+\.$/);
  });

  test('V9: a loop that a connection leads out of, also to a dead end, is not reported', () => {
    const loop = linear.node('c', 'text').link('a', 'c').link('c', 'a');
    expect(found(loop.build())).toEqual([]);
    const deadly = linear.node('c', 'text').node('d', 'text').link('a', 'c').link('c', 'd');
    expect(found(deadly.build())).toEqual([{ code: 'node-dead-end', place: { nodeId: 'd' } }]);
  });

  test('V9: every reachable loop is reported once, also one of a single node', () => {
    const story = buildStory()
      .node('a', 'choice')
      .node('end', 'end')
      .node('one', 'choice')
      .node('two', 'text')
      .node('three', 'text')
      .node('far', 'choice')
      .choice('a', 'К концу', 'end')
      .choice('a', 'На месте', 'one')
      .choice('a', 'По кругу', 'two')
      .choice('one', 'Ещё раз', 'one')
      .link('two', 'three')
      .link('three', 'two')
      .choice('far', 'Снова', 'far')
      .build();
    expect(found(story).filter(({ code }) => code === 'node-trapped')).toEqual([
      { code: 'node-trapped', place: { nodeId: 'one' } },
      { code: 'node-trapped', place: { nodeId: 'two' } },
    ]);
  });

  test('V10: reports choices with equal text, without regard to case and spaces', () => {
    const story = buildStory()
      .node('a', 'choice')
      .node('b', 'end')
      .choice('a', 'Идти  дальше', 'b')
      .choice('a', ' идти Дальше ', 'b')
      .choice('a', 'Идти', 'b')
      .build();
    expect(found(story)).toEqual([
      { code: 'choice-text-duplicate', place: { nodeId: 'a', choiceId: 'a.2' } },
    ]);
  });

  test('V11, V12: reports missing media and unfinished uploads', () => {
    const story = buildStory()
      .node('a', 'image')
      .node('b', 'video', { mediaNodeId: 'uploading', content: 'Загрузка файла лампа.mp4' })
      .node('c', 'audio', { content: 'Ошибка загрузки: Нет сети' })
      .node('d', 'document', { media })
      .node('f', 'image', { media: [{ ...lamp, mediaType: 'audio', isBackground: true }] })
      .node('e', 'end')
      .link('a', 'f')
      .link('f', 'b')
      .link('b', 'c')
      .link('c', 'd')
      .link('d', 'e')
      .build();
    expect(found(story)).toEqual([
      { code: 'media-unfinished', place: { nodeId: 'b' } },
      { code: 'media-unfinished', place: { nodeId: 'c' } },
      { code: 'media-missing', place: { nodeId: 'a' } },
      { code: 'media-missing', place: { nodeId: 'f' } },
    ]);
  });

  test('V18: reports pictures without a title and a description, once for a node', () => {
    const unnamed = { ...lamp, title: ' ', description: '' };
    const story = (items: StoryDocument['nodes'][number]['media']) =>
      buildStory().node('a', 'start', { media: items }).node('b', 'end').link('a', 'b').build();
    expect(found(story([unnamed, { ...unnamed, id: 'n' }]))).toEqual([
      { code: 'media-undescribed', place: { nodeId: 'a' } },
    ]);
    expect(found(story([{ ...unnamed, description: 'Лампа на окне' }]))).toEqual([]);
    expect(found(story([{ ...unnamed, isActive: false }]))).toEqual([]);
    expect(found(story([{ ...unnamed, mediaType: 'audio' }]))).toEqual([]);
  });

  test('V13: reports a connection without a target that no choice follows', () => {
    expect(found(linear.link('a', '').build())).toEqual([
      { code: 'connection-to-nothing', place: { connectionId: 'a>', nodeId: 'a' } },
    ]);
  });

  test('V14: slices give the same result, and a new start drops the previous run', () => {
    const story = generateStory(300);
    const diagnoser = createDiagnosticsRunner();
    diagnoser.start(linear.build());
    expect(diagnoser.step(1)).toBeNull();
    diagnoser.start(story);
    let slices = 0;
    let result = diagnoser.step(100);
    while (!result) {
      slices++;
      result = diagnoser.step(100);
    }
    expect(slices).toBeGreaterThan(10);
    expect(result).toEqual(diagnoseStory(story));
  });

  test('V15: every fix has a name in both languages', () => {
    for (const code of fixCodes) {
      expect(fixNames.ru[code]).toMatch(/^[А-Я]/u);
      expect(fixNames.en[code]).toMatch(/^[A-Z]/u);
    }
    expect(new Set(adviceCodes).size).toBe(38);
  });
});
