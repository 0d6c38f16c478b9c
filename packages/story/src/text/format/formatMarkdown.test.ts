import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '../parseMarkdown.ts';
import { plainText } from '../printMarkdown.ts';
import { formatMarkdown, type MarkdownFormat, markdownFormats } from './formatMarkdown.ts';

/** Formats a text in which bars stand around the selection, and gives it back so. */
function format(marked: string, wanted: MarkdownFormat): string {
  const from = marked.indexOf('|');
  const rest = marked.slice(0, from) + marked.slice(from + 1);
  const end = rest.indexOf('|');
  const text = end === -1 ? rest : rest.slice(0, end) + rest.slice(end + 1);
  const { text: result, selection } = formatMarkdown(
    text,
    { from, to: end === -1 ? from : end },
    wanted,
  );
  const middle = result.slice(selection.from, selection.to);
  const bars = selection.from === selection.to ? '|' : `|${middle}|`;
  return result.slice(0, selection.from) + bars + result.slice(selection.to);
}

describe('words', () => {
  test.each<[MarkdownFormat, string, string]>([
    ['strong', 'Он |ждал|.', 'Он **|ждал|**.'],
    ['strong', '|ждал|', '**|ждал|**'],
    ['strong', 'Он| ждал |её', 'Он| **ждал** |её'],
    ['strong', 'Он **|ждал|**.', 'Он |ждал|.'],
    ['strong', 'Он |**ждал**|.', 'Он |ждал|.'],
    ['emphasis', 'Он **|ждал|**.', 'Он ***|ждал|***.'],
    ['strong', 'Он ***|ждал|***.', 'Он *|ждал|*.'],
    ['emphasis', 'Он ***|ждал|***.', 'Он **|ждал|**.'],
    ['strong', '|Он **ждал** её|', '**|Он ждал её|**'],
    ['emphasis', '|2*2|', '*|2*2|*'],
    ['strong', '|Один\n\nДва|', '**|Один**\n\n**Два|**'],
    ['strong', '|- Один\n- Два|', '|- **Один**\n- **Два|**'],
    ['strong', '- **|Один**\n- **Два|**', '- |Один\n- Два|'],
    ['strong', '|', '**|**'],
    ['strong', '**|**', '|'],
    ['strong', 'Он жд|ал', 'Он **жд|ал**'],
    ['strong', 'Он **жд|ал**', 'Он жд|ал'],
    ['strong', 'Он **ждал|**.', 'Он **ждал**|.'],
    ['strong', '\\*|ждал|*', '\\***|ждал|***'],
  ])('%s makes %j %j', (wanted, before, after) => {
    expect(format(before, wanted)).toBe(after);
  });
});

describe('lines', () => {
  test.each<[MarkdownFormat, string, string]>([
    ['heading', 'Гла|ва', '# Гла|ва'],
    ['heading', '# Гла|ва', 'Гла|ва'],
    ['subheading', '# Гла|ва', '## Гла|ва'],
    ['list', '|Соль\n\nСпички|', '- |Соль\n\n- Спички|'],
    ['list', '|- Соль\nСпички|', '- |Соль\n- Спички|'],
    ['list', '|1. Соль\n2. Спички|', '- |Соль\n- Спички|'],
    ['orderedList', 'Взять:\n|Соль\nСпички\n|Огонь', 'Взять:\n1. |Соль\n2. Спички\n|Огонь'],
    ['orderedList', '|1. Соль\nСпички|', '1. |Соль\n2. Спички|'],
    ['list', '  - кру|пная', '  кру|пная'],
    ['list', '> со|ль', '> - со|ль'],
    ['quote', '|Раз\n\nДва|', '> |Раз\n> \n> Два|'],
    ['quote', '|> Раз\n> Два|', '|Раз\nДва|'],
    ['list', '|', '- |'],
    ['list', '- |', '|'],
    ['quote', 'Раз\n|', 'Раз\n> |'],
  ])('%s makes %j %j', (wanted, before, after) => {
    expect(format(before, wanted)).toBe(after);
  });
});

describe('a link', () => {
  test.each([
    ['Сайт |маяка|', 'Сайт [маяка](|https://|)'],
    ['Сайт [маяка](|https://|)', 'Сайт |маяка|'],
    ['Сайт [ма|яка](https://a.example)', 'Сайт |маяка|'],
    ['|https://a.example|', '[|https://a.example|](https://a.example)'],
    ['|', '[|](https://)'],
    ['[|](https://)', '|'],
  ])('makes %j %j', (before, after) => {
    expect(format(before, 'link')).toBe(after);
  });
});

const plainWords = fc.string({
  unit: fc.constantFrom('а', 'я', ' ', ',', '\n', 'Б', '!'),
  maxLength: 40,
});
const selected = plainWords.chain((text) =>
  fc.tuple(fc.constant(text), fc.nat(text.length), fc.nat(text.length)).map(([, one, other]) => ({
    text,
    selection: { from: Math.min(one, other), to: Math.max(one, other) },
  })),
);

test('a format given twice leaves the text as it was', () => {
  fc.assert(
    fc.property(selected, fc.constantFrom(...markdownFormats), ({ text, selection }, wanted) => {
      const once = formatMarkdown(text, selection, wanted);
      expect(formatMarkdown(once.text, once.selection, wanted).text).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test('readers see the same words, with none of the marks', () => {
  const formats = markdownFormats.filter((wanted) => wanted !== 'link');
  const seen = (text: string) => plainText(parseMarkdown(text)).replaceAll(/\s/g, '');
  fc.assert(
    fc.property(selected, fc.constantFrom(...formats), ({ text, selection }, wanted) => {
      fc.pre(text.slice(selection.from, selection.to).trim() !== '');
      expect(seen(formatMarkdown(text, selection, wanted).text)).toBe(seen(text));
    }),
    { numRuns: 2000 },
  );
});

test('no text throws, and the selection stays within it', () => {
  const anything = fc.string({
    unit: fc.constantFrom(
      '*',
      '_',
      '#',
      '>',
      '-',
      '1',
      '.',
      '[',
      ']',
      '(',
      ')',
      '\\',
      '\n',
      ' ',
      'а',
    ),
  });
  fc.assert(
    fc.property(
      anything,
      fc.nat(40),
      fc.nat(40),
      fc.constantFrom(...markdownFormats),
      (text, one, other, wanted) => {
        const from = Math.min(one, other, text.length);
        const to = Math.min(Math.max(one, other), text.length);
        const { text: result, selection } = formatMarkdown(text, { from, to }, wanted);
        expect(selection.from).toBeGreaterThanOrEqual(0);
        expect(selection.from).toBeLessThanOrEqual(selection.to);
        expect(selection.to).toBeLessThanOrEqual(result.length);
      },
    ),
    { numRuns: 2000 },
  );
});
