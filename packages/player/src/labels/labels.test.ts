import { expect, test } from 'vitest';
import { playerMessages } from '../messages.ts';
import { mergeLabels } from './labels.ts';

test('the words of a host take the places of ours, the others stay', () => {
  const words = mergeLabels(playerMessages.ru, {
    next: 'Вперёд',
    end: { page: { title: 'Конец сказки' } },
    counter: (position) => `Страница ${position}`,
  });
  expect(words.next).toBe('Вперёд');
  expect(words.end.page).toEqual({ title: 'Конец сказки', text: 'Спасибо за прочтение.' });
  expect(words.counter(3, 5)).toBe('Страница 3');
  expect(words.pause).toBe('Пауза');
  expect(playerMessages.ru.next).toBe('Далее');
});

test('without words of a host nothing is copied', () => {
  expect(mergeLabels(playerMessages.en)).toBe(playerMessages.en);
});
