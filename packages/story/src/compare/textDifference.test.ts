import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPieces, textDifference } from './textDifference.ts';

test('G6: Russian text is compared word by word', () => {
  expect(textDifference('Вы гребёте, не оглядываясь.', 'Вы гребёте, всё оглядываясь.')).toEqual([
    { kind: 'same', text: 'Вы гребёте, ' },
    { kind: 'change', removed: 'не', added: 'всё' },
    { kind: 'same', text: ' оглядываясь.' },
  ]);
});

test('G6: changes with nothing but space or punctuation between them are one piece; lines are not joined', () => {
  expect(textDifference('старый, тёмный маяк', 'новый, белый маяк')).toEqual([
    { kind: 'change', removed: 'старый, тёмный', added: 'новый, белый' },
    { kind: 'same', text: ' маяк' },
  ]);
  const lines = textDifference('раз\nдва', 'три\nпять');
  expect(lines.filter(({ kind }) => kind === 'change')).toHaveLength(2);
});

test('G6: texts far apart, or without end, differ as a whole', () => {
  const words = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${index}`).join(' ');
  for (const count of [3000, 60_000]) {
    const [before, after] = [words('а', count), words('б', count)];
    const pieces = textDifference(before, after);
    expect(pieces).toEqual([{ kind: 'change', removed: before, added: after }]);
  }
});

test('G7: whatever the texts, taking nothing gives the old one, taking all the new one', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc
      .array(fc.constantFrom('маяк', 'море', 'и', '—', ', ', ' ', '.', '\n'), { maxLength: 14 })
      .map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, text, fc.nat(), (before, after, some) => {
      const pieces = textDifference(before, after);
      expect(applyPieces(pieces, () => false)).toBe(before);
      expect(applyPieces(pieces, () => true)).toBe(after);
      for (const [index, piece] of pieces.entries()) {
        expect(piece.kind).not.toBe(pieces[index - 1]?.kind);
      }
      const left = some % Math.max(pieces.length, 1);
      const piece = pieces[left];
      if (piece?.kind !== 'change') return;
      expect(applyPieces(pieces, (index) => index !== left)).toHaveLength(
        after.length - piece.added.length + piece.removed.length,
      );
    }),
  );
});
