import { expect, test } from 'vitest';
import { defineMessages } from './messages.ts';

test('a dictionary gives the words of both languages', () => {
  const messages = defineMessages({
    ru: { save: 'Сохранить', count: (nodes: number) => `Узлов: ${nodes}` },
    en: { save: 'Save', count: (nodes) => `Nodes: ${nodes}` },
  });
  expect(messages.ru.save).toBe('Сохранить');
  expect(messages.en.count(3)).toBe('Nodes: 3');
});

test('a key that is missing in English fails the type check', () => {
  const messages = defineMessages({
    ru: { save: 'Сохранить', cancel: 'Отмена' },
    // @ts-expect-error English lacks "cancel".
    en: { save: 'Save' },
  });
  expect(messages.ru.cancel).toBe('Отмена');
});
