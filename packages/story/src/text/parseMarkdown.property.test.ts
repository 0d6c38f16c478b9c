import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, Inline } from './markdownTree.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { plainText } from './printMarkdown.ts';

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

type Method = (this: unknown, ...parameters: unknown[]) => unknown;

/** Puts a method in the place of another that says so each time; the answer puts it back. */
function tellCalls(owner: object, name: string, onCall: () => void): () => void {
  const own = Reflect.get(owner, name) as Method;
  const telling: Method = function (...parameters) {
    onCall();
    return Reflect.apply(own, this, parameters);
  };
  Reflect.set(owner, name, telling);
  return () => void Reflect.set(owner, name, own);
}

/** How often a pattern was tried and a piece was put somewhere while a text was read. */
function workOf(content: string): number {
  let work = 0;
  const count = () => {
    work += 1;
  };
  const restorePatterns = tellCalls(RegExp.prototype, 'exec', count);
  const restorePieces = tellCalls(Array.prototype, 'push', count);
  try {
    parseMarkdown(content);
  } finally {
    restorePatterns();
    restorePieces();
  }
  return work;
}

const hostile = [
  '*',
  '[',
  '[a',
  '*[',
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

test.each(hostile)('20,000 signs made of %j take twice the work of 10,000', (piece) => {
  const made = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  const work = workOf(made(20_000));
  expect(work).toBeLessThanOrEqual(2 * workOf(made(10_000)) + 50);
  expect(work).toBeLessThan(12 * 20_000);
});

test('no text takes more than a few steps for each of its signs', () => {
  fc.assert(
    fc.property(source, (content) => {
      expect(workOf(content)).toBeLessThan(20 * (content.length + 1));
    }),
    { numRuns: 300 },
  );
});
