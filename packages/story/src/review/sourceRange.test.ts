import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import { anyText } from '../testing/texts.arbitrary.ts';
import { parseMarkdown, plainText, typeset } from '../text/index.ts';
import { sourceRange } from './sourceRange.ts';

/** The source of what a reader selects. */
const sourceOf = (source: string, shown: string, selected: string): string | null => {
  const at = shown.indexOf(selected);
  const range = sourceRange(source, shown, at, at + selected.length);
  return range && source.slice(range.from, range.to);
};

test('H9: words stand in the source as they are shown, or as they are typed', () => {
  const source = 'Он сказал: "Дым -- над домом"... и ушёл.';
  const shown = typeset(source);
  expect(sourceOf(source, shown, 'над')).toBe('над');
  expect(sourceOf(source, shown, 'Дым')).toBe('Дым');
  expect(sourceOf(source, shown, 'Дым\u00A0— над')).toBe('Дым -- над');
  expect(sourceOf(source, shown, 'и\u00A0ушёл')).toBe('и ушёл');
});

test('H9: a part of a word is the whole word, and space around it is left out', () => {
  const source = 'Из трубы идёт дым.';
  expect(sourceOf(source, source, 'руб')).toBe('трубы');
  expect(sourceOf(source, source, ' трубы ')).toBe('трубы');
});

test('H9: marks are in the range on both sides or on neither', () => {
  const source = 'Старый *серый маяк*, **чужой** [дым](https://e.org/a) и _белый снег_.';
  const shown = 'Старый серый маяк, чужой дым и белый снег.';
  expect(sourceOf(source, shown, 'серый маяк')).toBe('серый маяк');
  expect(sourceOf(source, shown, 'маяк')).toBe('маяк');
  expect(sourceOf(source, shown, 'Старый серый маяк')).toBe('Старый *серый маяк*');
  expect(sourceOf(source, shown, 'маяк, чужой')).toBe('*серый маяк*, **чужой**');
  expect(sourceOf(source, shown, 'дым')).toBe('дым');
  expect(sourceOf(source, shown, 'дым и')).toBe('[дым](https://e.org/a) и');
  expect(sourceOf(source, shown, 'белый')).toBe('белый');
  expect(sourceOf(source, shown, 'снег')).toBe('снег');
});

test('H9: what is filled in stands nowhere by itself, and within other words it is its braces', () => {
  const source = 'У вас {gold} монет. {если gold > 3: Хватит | иначе: Мало} на билет.';
  const shown = 'У вас 12 монет. Хватит на билет.';
  expect(sourceOf(source, shown, '12')).toBeNull();
  expect(sourceOf(source, shown, 'вас 12 монет')).toBe('вас {gold} монет');
  expect(sourceOf(source, shown, 'Хватит')).toBe('Хватит');
  expect(sourceOf(source, shown, 'Хватит на билет')).toBe(
    '{если gold > 3: Хватит | иначе: Мало} на билет',
  );
});

test('H9: blocks', () => {
  const source = '# Пристань\n\nМаяк *тёмен*.\n\n- Дым\n- Снег';
  const shown = 'Пристань\nМаяк тёмен.\nДым\nСнег';
  expect(sourceOf(source, shown, 'Пристань')).toBe('Пристань');
  expect(sourceOf(source, shown, 'тёмен.\nДым')).toBe('*тёмен*.\n\n- Дым');
});

test('H9: the range is within the source, begins and ends with a word or a mark, and is found again', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(), (source, one, two) => {
      const shown = typeset(plainText(parseMarkdown(source)));
      const [first, second] = [one % (shown.length + 1), two % (shown.length + 1)];
      const range = sourceRange(source, shown, Math.min(first, second), Math.max(first, second));
      if (!range) return;
      expect(range.from).toBeGreaterThanOrEqual(0);
      expect(range.to).toBeLessThanOrEqual(source.length);
      const found = source.slice(range.from, range.to);
      expect(found).toBe(found.trim());
      expect(found).not.toBe('');
      // Of the pair of strong marks that the texts have, never one alone.
      // Of the pair of strong marks that the texts have, never one alone.
      const hasPairsAlone = /^[^*_]*(\*\*дым\*\*[^*_]*)*$/.test(source);
      const marks = found.match(/\*\*/g) ?? [];
      expect(hasPairsAlone ? marks.length % 2 : 0).toBe(0);
    }),
    { numRuns: runs(1000) },
  );
});
