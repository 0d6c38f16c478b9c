import { expect, test } from 'vitest';
import { playerMessages } from '../messages.ts';
import { mergeLabels } from './PlayerLanguage.tsx';

test('labels of the host replace messages, the others stay', () => {
  const messages = mergeLabels(playerMessages.ru, {
    next: 'Вперёд',
    end: { page: { title: 'Конец сказки' } },
    counter: (position) => `Страница ${position}`,
  });
  expect(messages.next).toBe('Вперёд');
  expect(messages.end.page).toEqual({ title: 'Конец сказки', text: 'Спасибо за прочтение.' });
  expect(messages.counter(3, 5)).toBe('Страница 3');
  expect(messages.pause).toBe('Пауза');
  expect(playerMessages.ru.next).toBe('Далее');
});

test('without labels the messages are returned as they are', () => {
  expect(mergeLabels(playerMessages.en)).toBe(playerMessages.en);
});
