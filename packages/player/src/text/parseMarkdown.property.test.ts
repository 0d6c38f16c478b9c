import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, type Inline, plainText } from './markdownTree.ts';
import { parseMarkdown } from './parseMarkdown.ts';

const sign = fc.constantFrom(
  ...['*', '**', '_', '[', ']', '](', ')', '\\', '\n', '\n\n', '\n- ', '\n1. ', '\n> ', '\n# '],
  ...['\n***', '  ', 'https://a.example/', 'javascript:', 'mailto:', '<b>', '&lt;', 'слово', 'x'],
);
const source = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.oneof({ weight: 4, arbitrary: sign }, fc.string()), { maxLength: 40 })
    .map((parts) => parts.join('')),
);

function* inlines(list: readonly Inline[]): Generator<Inline> {
  for (const inline of list) {
    yield inline;
    if ('children' in inline) yield* inlines(inline.children);
  }
}

function* allInlines(blocks: readonly Block[]): Generator<Inline> {
  for (const block of blocks) {
    if (block.type === 'quote') yield* allInlines(block.children);
    else if (block.type === 'list') for (const item of block.items) yield* allInlines(item);
    else if (block.type !== 'rule') yield* inlines(block.children);
  }
}

const linksOf = (content: string) =>
  [...allInlines(parseMarkdown(content))].filter((inline) => inline.type === 'link');

const lettersOf = (content: string): string => content.replaceAll(/[^\p{L}]/gu, '');

test('no text throws, and no link leads elsewhere than to the web or a letter', () => {
  fc.assert(
    fc.property(source, (content) => {
      for (const link of linksOf(content)) {
        expect(['http:', 'https:', 'mailto:']).toContain(new URL(link.address).protocol);
      }
    }),
    { numRuns: 2000 },
  );
});

test('every letter is kept, in its order, but for the addresses of links', () => {
  fc.assert(
    fc.property(source, (content) => {
      fc.pre(linksOf(content).length === 0);
      expect(lettersOf(plainText(parseMarkdown(content)))).toBe(lettersOf(content));
    }),
    { numRuns: 2000 },
  );
});

const million = 1_000_000;

const hostile = [
  '*',
  '[',
  '](',
  '[a](',
  '> ',
  '*a _b ',
  '**a*',
  '- ',
  '\\',
  '[](y)',
  '\n> ',
  '(',
  '[a](b',
];

test.each(hostile)('a million signs made of %j are read in linear time', (piece) => {
  const content = piece.repeat(Math.ceil(million / piece.length));
  const began = performance.now();
  parseMarkdown(content);
  // Linear is under a second here; a square of a million steps would take hours.
  expect(performance.now() - began).toBeLessThan(10_000);
});
