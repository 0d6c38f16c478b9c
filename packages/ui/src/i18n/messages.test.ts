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

test('a key that is missing in Russian fails the type check', () => {
  const messages = defineMessages({
    ru: { save: 'Сохранить' },
    // @ts-expect-error Russian lacks "cancel".
    en: { save: 'Save', cancel: 'Cancel' },
  });
  expect(Object.keys(messages.ru)).toEqual(['save']);
});

test('a message that takes parameters cannot be a bare sentence in English', () => {
  const messages = defineMessages({
    ru: { count: (nodes: number) => `Узлов: ${nodes}` },
    // @ts-expect-error English forgets the number.
    en: { count: 'Nodes' },
  });
  expect(messages.ru.count(2)).toBe('Узлов: 2');
});
