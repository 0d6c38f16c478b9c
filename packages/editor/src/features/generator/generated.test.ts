import { expect, test } from 'vitest';
import { userTemplate } from './generated.ts';

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
