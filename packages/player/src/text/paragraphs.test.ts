import { describe, expect, test } from 'vitest';
import { paragraphs } from './paragraphs.ts';

describe('paragraphs', () => {
  test('an empty line parts paragraphs, a single break parts lines', () => {
    expect(paragraphs('Раз\nдва\n\nТри')).toEqual([['Раз', 'два'], ['Три']]);
  });

  test('line ends of Windows and old Mac count as line ends', () => {
    expect(paragraphs('Раз\r\n\r\nДва\rтри')).toEqual([['Раз'], ['Два', 'три']]);
  });

  test('runs of empty lines, with spaces in them too, part only once', () => {
    expect(paragraphs('\n\n  Раз  \n \t \n\n\nДва\n')).toEqual([['Раз'], ['Два']]);
  });

  test('a text of white space has no paragraphs', () => {
    expect(paragraphs(' \n\n ')).toEqual([]);
    expect(paragraphs('')).toEqual([]);
  });

  test('markup stays what the author typed', () => {
    expect(paragraphs('<b>Раз</b>')).toEqual([['<b>Раз</b>']]);
  });
});
