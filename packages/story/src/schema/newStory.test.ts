import { describe, expect, test } from 'vitest';
import { countingIds } from '../testing/countingIds.ts';
import { newStory } from './newStory.ts';
import { nodeDefaults } from './nodeDefaults.ts';
import { nodeTypes } from './nodeTypes.ts';
import { parseStory } from './parseStory.ts';

describe('newStory', () => {
  test('D11: one start node with a welcome text', () => {
    const story = newStory({ ids: countingIds() });
    expect(story).toMatchObject({ title: 'Новая история', startNodeId: 'id-1', connections: [] });
    expect(story.nodes).toHaveLength(1);
    expect(story.nodes[0]).toMatchObject({
      id: 'id-1',
      type: 'start',
      title: 'Начало истории',
      position: { x: 400, y: 200 },
    });
    expect(story.nodes[0]?.content).not.toBe('');
    expect(parseStory(story)).toEqual({ ok: true, value: story });
  });

  test('D11: is in English on request', () => {
    expect(newStory({ ids: countingIds(), locale: 'en' }).title).toBe('New story');
  });
});

describe('nodeDefaults', () => {
  test.each([
    ['text', 'Новый текст', 'Введите текст узла...'],
    ['choice', 'Новый выбор', 'Введите вопрос...'],
    ['image', 'Новое изображение', 'Введите описание медиа'],
    ['video', 'Новое видео', 'Введите описание медиа'],
    ['audio', 'Новое аудио', 'Введите описание медиа'],
    ['document', 'Новый документ', 'Введите описание медиа'],
    ['end', 'Конец', ''],
  ] as const)('E3: %s begins as «%s»', (type, title, content) => {
    expect(nodeDefaults(type)).toEqual({ title, content });
  });

  test('E3: every type has texts in both languages', () => {
    for (const type of nodeTypes) {
      expect(nodeDefaults(type, 'en').title).toMatch(/^[A-Z]/);
      expect(nodeDefaults(type, 'ru').title).toMatch(/^[А-Я]/);
    }
  });
});
