import { expect, test } from 'vitest';
import { lostPlaceholders } from './lostPlaceholders.ts';

test('G8: placeholders that a proposed text has lost are named as they are written', () => {
  const before = '{имя} идёт. {если золото > 3: Богач | иначе: Бедняк}. {раз: Ночь | День} {имя}';
  expect(lostPlaceholders(before, before)).toEqual([]);
  expect(lostPlaceholders(before, '{ имя } шёл. {if золото>3: Rich | else: Poor} {имя}')).toEqual([
    '{раз: …}',
  ]);
  expect(lostPlaceholders(before, 'Аня идёт, {имя} нет.')).toEqual([
    '{если золото > 3: …}',
    '{раз: …}',
    '{имя}',
  ]);
  expect(lostPlaceholders('Без скобок', '')).toEqual([]);
});
