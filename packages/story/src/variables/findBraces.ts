import { keywordOf } from './expression.ts';

/** Where a pair of braces begins and ends, and what divides it. */
export type Braces = { open: number; close: number; colon: number; bars: number[] };

/** The word after an index, with the spaces before it. */
export const leadingWord = /\s*(\p{L}+)/uy;

export function keywordAt(text: string, index: number): string | undefined {
  leadingWord.lastIndex = index;
  const word = leadingWord.exec(text)?.[1];
  return word === undefined ? undefined : keywordOf(word);
}

/** The braces that are closed by their opening index, in one pass over the text; and those that are not. */
export function findBraces(text: string) {
  const closed = new Map<number, Braces>();
  const waiting: Braces[] = [];
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] as string;
    const top = waiting.at(-1);
    if (sign === '\\') {
      if ('{}|'.includes(text[index + 1] ?? ' ')) index += 1;
    } else if (sign === '{') waiting.push({ open: index, close: -1, colon: -1, bars: [] });
    else if (!top) continue;
    else if (sign === '}') {
      closed.set(top.open, { ...top, close: index });
      waiting.pop();
    } else if (top.colon >= 0) {
      if (sign === '|') top.bars.push(index);
    } else if (sign === ':') {
      const keyword = keywordAt(text, top.open + 1);
      if (keyword === 'if' || keyword === 'times') top.colon = index;
    } else if (sign === '"' || sign === '«') {
      // A text of the expression; without its end it is a mistake in any case.
      const end = text.slice(index + 1, index + 1001).search(sign === '"' ? /(?<!\\)"/ : /»/);
      index += end + 1;
    }
  }
  return { closed, unclosed: waiting };
}

/** The braces of a template that are open at an index. */
export type OpenBraces = {
  /** Where what can be written here begins. */
  readonly from: number;
  /** An expression behind its brace, one behind its keyword, or a text, the last one of a condition or not. */
  readonly part: 'value' | 'condition' | 'text' | 'otherwise';
};

/** What an author writes at an index of a text: the innermost braces open there, or null (SPEC T6). */
export function openBracesAt(text: string, index: number): OpenBraces | null {
  const before = text.slice(0, index);
  const braces = findBraces(before).unclosed.at(-1);
  if (!braces) return null;
  const { open, colon, bars } = braces;
  const keyword = keywordAt(before, open + 1);
  if (colon >= 0) {
    const isLast = keyword === 'if' && bars.length === 1;
    return { from: (bars.at(-1) ?? colon) + 1, part: isLast ? 'otherwise' : 'text' };
  }
  leadingWord.lastIndex = open + 1;
  const behind = open + 1 + (leadingWord.exec(before)?.[0].length ?? 0);
  return keyword === 'if' && behind < index
    ? { from: behind, part: 'condition' }
    : { from: open + 1, part: 'value' };
}
