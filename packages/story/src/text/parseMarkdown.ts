import type { Block } from './markdownTree.ts';
import { parseInline } from './parseInline.ts';

const rule = /^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/;
const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
const quote = /^ {0,3}> ?/;
const item = /^ {0,3}(?:([-*+])|(\d{1,3})[.)])[ \t]+(?=\S)/;
/** Columns by which a line belongs to the item above it. */
const nestingIndent = 2;

/** Deeper than this, marks of lists and quotes are text. */
const deepest = 6;

const isBlank = (line: string): boolean => line.trim() === '';

function readHeading(line: string): Block | null {
  const found = heading.exec(line);
  if (!found) return null;
  const text = (found[2] ?? '').trim();
  const last = text.search(/ #+$/);
  const children = parseInline(last === -1 ? text : text.slice(0, last).trimEnd());
  return { type: 'heading', level: (found[1] ?? '').length as 1, children };
}

const startsBlock = (line: string): boolean =>
  rule.test(line) || heading.test(line) || quote.test(line) || item.test(line);

/** How far a block reaches: the index of the first line that is not its own. */
type Reading = { block: Block; end: number };

function readQuote(lines: readonly string[], start: number, depth: number): Reading {
  let end = start;
  while (end < lines.length && quote.test(lines[end] ?? '')) end += 1;
  const inner = lines.slice(start, end).map((line) => line.replace(quote, ''));
  return { block: { type: 'quote', children: parseLines(inner, depth + 1) }, end };
}

/** Columns before the first sign of a line. */
const indentOf = (line: string): number => line.search(/\S|$/);

/** A line without so many of the columns before it. */
const outdented = (line: string, columns: number): string =>
  line.slice(Math.min(indentOf(line), columns));

function readList(lines: readonly string[], start: number, depth: number): Reading {
  const first = item.exec(lines[start] ?? '');
  const isOrdered = first?.[2] !== undefined;
  const inner = indentOf(lines[start] ?? '') + nestingIndent;
  const isInside = (line = ''): boolean => !isBlank(line) && indentOf(line) >= inner;
  const items: { width: number; lines: string[] }[] = [];
  let end = start;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const current = items.at(-1);
    if (current && (isInside(line) || (isBlank(line) && isInside(lines[end + 1])))) {
      current.lines.push(outdented(line, current.width));
      continue;
    }
    const found = rule.test(line) ? null : item.exec(line);
    if (!found || (found[2] !== undefined) !== isOrdered) break;
    const width = found[0].length;
    items.push({ width, lines: [line.slice(width)] });
  }
  const list: Block = {
    type: 'list',
    start: isOrdered ? Number(first?.[2]) : null,
    items: items.map((inside) => parseLines(inside.lines, depth + 1)),
  };
  return { block: list, end };
}

function readParagraph(lines: readonly string[], start: number, isPlain: boolean): Reading {
  let end = start + 1;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    if (isBlank(line) || (!isPlain && startsBlock(line))) break;
    end += 1;
  }
  const text = lines
    .slice(start, end)
    .map((line) => line.trim())
    .join('\n');
  return { block: { type: 'paragraph', children: parseInline(text) }, end };
}

function readBlock(lines: readonly string[], start: number, depth: number): Reading {
  const line = lines[start] ?? '';
  const isPlain = depth >= deepest;
  if (isPlain) return readParagraph(lines, start, true);
  if (rule.test(line)) return { block: { type: 'rule' }, end: start + 1 };
  const title = readHeading(line);
  if (title) return { block: title, end: start + 1 };
  if (quote.test(line)) return readQuote(lines, start, depth);
  if (item.test(line)) return readList(lines, start, depth);
  return readParagraph(lines, start, false);
}

function parseLines(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if (isBlank(lines[at] ?? '')) {
      at += 1;
      continue;
    }
    const { block, end } = readBlock(lines, at, depth);
    blocks.push(block);
    at = end;
  }
  return blocks;
}

const tabsToSpaces = (tabs: string): string => '    '.repeat(tabs.length);

/**
 * Reads an author's text: paragraphs, line breaks, emphasis, strong, headings, lists, quotes, links
 * and rules of Markdown. Everything else, HTML too, is text. Takes time linear in the length.
 */
export const parseMarkdown = (content: string): Block[] =>
  parseLines(content.replaceAll(/\r\n?/g, '\n').replaceAll(/^\t+/gm, tabsToSpaces).split('\n'), 0);
