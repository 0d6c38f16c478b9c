import { describe, expect, test } from 'vitest';
import type { Block, Inline } from './markdownTree.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { plainText } from './printMarkdown.ts';

const text = (words: string): Inline => ({ type: 'text', text: words });
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });
const line = (source: string): Inline[] => {
  const [only] = parseMarkdown(source);
  return only?.type === 'paragraph' ? only.children : [];
};

describe('paragraphs', () => {
  test('an empty line parts paragraphs, a single break parts lines', () => {
    expect(parseMarkdown('Раз\r\nдва\n \t\n\n Три ')).toEqual([
      paragraph(text('Раз'), { type: 'break' }, text('два')),
      paragraph(text('Три')),
    ]);
    expect(parseMarkdown(' \n\n ')).toEqual([]);
  });

  test('HTML is what the author typed', () => {
    expect(parseMarkdown('<b>Раз</b> <img src=x onerror=alert(1)>')).toEqual([
      paragraph(text('<b>Раз</b> <img src=x onerror=alert(1)>')),
    ]);
  });

  test('a Russian dialogue with dashes is no list', () => {
    expect(parseMarkdown('— Кто там?\n— Я.').map(({ type }) => type)).toEqual(['paragraph']);
  });
});

describe('emphasis', () => {
  test('one mark emphasises, two make strong, three do both', () => {
    expect(line('*раз* __два__ ***три***')).toEqual([
      { type: 'emphasis', children: [text('раз')] },
      text(' '),
      { type: 'strong', children: [text('два')] },
      text(' '),
      { type: 'emphasis', children: [{ type: 'strong', children: [text('три')] }] },
    ]);
  });

  test('marks nest', () => {
    expect(line('**раз *два* три**')).toEqual([
      {
        type: 'strong',
        children: [text('раз '), { type: 'emphasis', children: [text('два')] }, text(' три')],
      },
    ]);
  });

  test.each([
    '2 * 3 * 4',
    'имя_файла_тут',
    '*открыто',
    'закрыто*',
    '\\*не так\\*',
    'раз ****',
    '**',
  ])('%s stays text', (source) => {
    expect(line(source)).toEqual([text(source.replaceAll('\\', ''))]);
  });
});

describe('links', () => {
  test.each(['https://example.org/Маяк_(фильм)', 'mailto:vera@example.org', 'HTTP://example.org'])(
    '%s is a link',
    (address) => {
      const [link] = line(`[*туда*](${address})`);
      expect(link).toMatchObject({ type: 'link', children: [{ type: 'emphasis' }] });
    },
  );

  test.each(['javascript:alert(1)', '/app', 'data:text/html,1', 'file:///etc', 'https://', ' '])(
    'an address such as %j is no link',
    (address) => {
      expect(line(`[туда](${address})`)).toEqual([text(`[туда](${address})`)]);
    },
  );

  test('links hold no links', () => {
    expect(plainText(parseMarkdown('[раз [два](https://example.org)](https://b.example)'))).toBe(
      '[раз два](https://b.example)',
    );
  });
});

describe('blocks', () => {
  test('headings, rules and quotes', () => {
    expect(parseMarkdown('## Ночь ##\n***\n> — Тише.\n> — Да.\n#нет')).toEqual([
      { type: 'heading', level: 2, children: [text('Ночь')] },
      { type: 'rule' },
      {
        type: 'quote',
        children: [paragraph(text('— Тише.'), { type: 'break' }, text('— Да.'))],
      },
      paragraph(text('#нет')),
    ]);
  });

  test('lists hold lists, and an ordered one its first number', () => {
    expect(parseMarkdown('3. соль\n4. спички\n   - сухие\n   - сырые')).toEqual([
      {
        type: 'list',
        start: 3,
        items: [
          [paragraph(text('соль'))],
          [
            paragraph(text('спички')),
            {
              type: 'list',
              start: null,
              items: [[paragraph(text('сухие'))], [paragraph(text('сырые'))]],
            },
          ],
        ],
      },
    ]);
  });

  test.each([
    ['two columns', '- соль\n  - морская\n    - крупная\n- спички'],
    ['four columns', '- соль\n    - морская\n        - крупная\n- спички'],
    ['tabs', '- соль\n\t- морская\n\t\t- крупная\n- спички'],
  ])('lists nest by %s', (_by, source) => {
    const list = (...items: Block[][]): Block => ({ type: 'list', start: null, items });
    expect(parseMarkdown(source)).toEqual([
      list(
        [
          paragraph(text('соль')),
          list([paragraph(text('морская')), list([paragraph(text('крупная'))])]),
        ],
        [paragraph(text('спички'))],
      ),
    ]);
  });

  test('a list goes on after one inside it, and a number below a dash is a list of its own', () => {
    expect(plainText(parseMarkdown('1. соль\n  - морская\n2. спички'))).toBe(
      'соль\nморская\nспички',
    );
    expect(parseMarkdown('1. соль\n  - морская\n2. спички')).toMatchObject([
      { type: 'list', start: 1, items: [[{}, { type: 'list' }], [{}]] },
    ]);
  });

  test('a year at the start of a line is no list', () => {
    expect(parseMarkdown('1984. Холодный апрель.')).toEqual([
      paragraph(text('1984. Холодный апрель.')),
    ]);
  });
});
