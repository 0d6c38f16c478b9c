import { describe, expect, it } from 'vitest';
import { bindWords, typeset } from './typeset.ts';

const shown = (text: string): string => text.replaceAll('\u00A0', '_');

describe('bindWords', () => {
  it.each([
    ['Вы вошли в дом и на кухню', 'Вы_вошли в_дом и_на_кухню'],
    ['Что же делать, если бы', 'Что_же делать, если_бы'],
    ['Она — ведьма', 'Она_— ведьма'],
    ['Прошло 12 лет', 'Прошло 12_лет'],
    ['He saw a light, and I ran', 'He saw a_light, and I_ran'],
    ['из-за угла', 'из-за угла'],
    ['Сохранено в ', 'Сохранено в_'],
    ['— Кто там?', '— Кто там?'],
  ])('%s', (text, expected) => {
    expect(shown(bindWords(text))).toBe(expected);
  });

  it('keeps the length of a text', () => {
    const text = 'Я и он — в 5 шагах от же и бы';
    expect(bindWords(text)).toHaveLength(text.length);
  });
});

describe('typeset', () => {
  it.each([
    ['Он сказал: "Да" и вышел', 'Он_сказал: «Да» и_вышел'],
    ['("Маяк")', '(«Маяк»)'],
    ['He said "yes" to her', 'He said "yes" to her'],
    ['Дюйм — 5" или 6"', 'Дюйм_— 5" или 6"'],
    ['Дверь -- заперта - навсегда', 'Дверь_— заперта_— навсегда'],
    ['5 - 3 = 2, e-mail', '5 - 3 = 2, e-mail'],
    ['Тишина... Потом.... всё', 'Тишина… Потом.... всё'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(shown(typeset(text))).toBe(expected);
  });

  it('sets the same text once', () => {
    const once = typeset('Он - "друг"... и не же');
    expect(typeset(once)).toBe(once);
  });

  it('takes a long line without a pause', () => {
    expect(typeset(`"${'а'.repeat(200_000)}`)).toHaveLength(200_001);
    expect(typeset('" а'.repeat(50_000))).toHaveLength(150_000);
  });
});
