import fc from 'fast-check';

const joints = fc.constantFrom(' ', ' ', ' ', ', ', '. ', ' — ', '\n\n');

/** Words that stand once, with what is between them; `from` is the number of the first word. */
export const uniqueWords = (from: number, minLength = 0): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom('маяк', 'дым', 'чёрно-белый', 'sea'), joints), {
      minLength,
      maxLength: 8,
    })
    .map((words) => words.map(([word, joint], index) => `${word}${from + index}${joint}`).join(''));

/** Any text, with words that repeat, marks, braces, and signs of several code units. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        'маяк',
        'море',
        'и',
        '—',
        ', ',
        ' ',
        '.',
        '\n',
        '**дым**',
        '{gold}',
        '_',
        '👩‍🚀',
      ),
      { maxLength: 16 },
    )
    .map((words) => words.join(' ')),
);
