import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceLines, userTemplate } from './generated.ts';

test('at most four lines become choices, empty ones none', () => {
  expect(choiceLines('Наверх\n\n  Вниз \r\n \nНазад\rЖдать\nУйти')).toEqual([
    'Наверх',
    'Вниз',
    'Назад',
    'Ждать',
  ]);
  expect(choiceLines(' \n ')).toEqual([]);
});

test('whatever the text, no line is empty and none is made up', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const lines = choiceLines(text);
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const line of lines) {
        expect(line.trim()).not.toBe('');
        expect(text).toContain(line);
      }
    }),
  );
});

test('a template is named by the first 24 characters of its request', () => {
  const prompt = 'Опишите старый маяк на краю карты';
  expect(userTemplate({ prompt, nodeType: 'text', at: 17 }, 'Пользовательский шаблон')).toEqual({
    key: 'user.17',
    title: 'Опишите старый маяк на к',
    nodeType: 'text',
    prompt,
  });
  const empty = userTemplate({ prompt: '  ', nodeType: 'text', at: 1 }, 'Пользовательский шаблон');
  expect(empty.title).toBe('Пользовательский шаблон');
});
