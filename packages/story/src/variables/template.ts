import type { VariableValue } from '../schema/variable.ts';
import type { Problem } from '../validation/problem.ts';
import { evaluate, type Scope } from './evaluate.ts';
import { type Expression, keywordOf } from './expression.ts';
import { type Braces, findBraces, keywordAt, leadingWord } from './findBraces.ts';
import { parseExpression } from './parseExpression.ts';

/** A part of a text: as it stands, a value, a condition, or one text for each visit. */
export type TemplatePart =
  | string
  | { readonly kind: 'value'; readonly source: string; readonly value: Expression }
  | {
      readonly kind: 'if';
      readonly source: string;
      readonly condition: Expression;
      readonly branches: readonly Template[];
    }
  | { readonly kind: 'times'; readonly source: string; readonly branches: readonly Template[] };

export type Template = readonly TemplatePart[];

/** How deep conditions nest. */
const depthMaximum = 2;

const elseWord = /^\s*(\p{L}+)\s*:/u;

/**
 * Reads a text with values in braces. What has a mistake stays as it is written, and its Problem names
 * the index of a character (SPEC T1–T4).
 */
export function parseTemplate(text: string): { parts: Template; problems: Problem[] } {
  return readTemplate(text, () => undefined);
}

/** Where a text is read. */
type TextRange = { readonly from: number; readonly to: number };

/** The expressions of a text without mistakes, in their order. */
export function expressionsIn(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  readTemplate(text, (range) => ranges.push(range));
  return ranges.sort((one, other) => one.from - other.from);
}

/** What a reader may see of a text, in its order: neither expressions nor keywords. */
export function visibleRanges(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  readTemplate(
    text,
    () => undefined,
    (range) => ranges.push(range),
  );
  return ranges;
}

function readTemplate(
  text: string,
  onExpression: (range: TextRange) => void,
  onText?: (range: TextRange) => void,
) {
  const { closed, unclosed } = findBraces(text);
  const problems: Problem[] = unclosed.map(({ open: at }) => ({
    code: 'template-unclosed',
    place: { at },
  }));

  const readExpression = (from: number, to: number): Expression | null => {
    const parsed = parseExpression(text.slice(from, to));
    if (parsed.ok) {
      onExpression({ from, to });
      return parsed.value;
    }
    const { code, place } = parsed.error;
    problems.push({ code, place: { at: from + (place.at ?? 0) } });
    return null;
  };
  const readBranches = ({ close, bars }: Braces, from: number, depth: number): Template[] =>
    [...bars, close].map((end, index) =>
      read(index === 0 ? from : (bars[index - 1] as number) + 1, end, depth),
    );

  const readBraces = (braces: Braces, depth: number): TemplatePart => {
    const { open, close, colon, bars } = braces;
    const source = text.slice(open, close + 1);
    if (colon < 0) {
      const value = readExpression(open + 1, close);
      return value ? { kind: 'value', source, value } : source;
    }
    if (depth === depthMaximum) {
      problems.push({ code: 'template-too-deep', place: { at: open } });
      return source;
    }
    const word = leadingWord;
    word.lastIndex = open + 1;
    const head = open + 1 + (word.exec(text)?.[0].length ?? 0);
    if (keywordAt(text, open + 1) === 'times') {
      if (text.slice(head, colon).trim() !== '') {
        problems.push({ code: 'expression-unexpected', place: { at: head } });
        return source;
      }
      return { kind: 'times', source, branches: readBranches(braces, colon + 1, depth + 1) };
    }
    const condition = readExpression(head, colon);
    if (!condition) return source;
    const [bar, ...more] = bars;
    if (bar === undefined) {
      return { kind: 'if', source, condition, branches: [read(colon + 1, close, depth + 1)] };
    }
    const otherwise = elseWord.exec(text.slice(bar + 1, close));
    if (more.length > 0 || !otherwise || keywordOf(otherwise[1] as string) !== 'else') {
      problems.push({ code: 'expression-unexpected', place: { at: more[0] ?? bar } });
      return source;
    }
    return {
      kind: 'if',
      source,
      condition,
      branches: [
        read(colon + 1, bar, depth + 1),
        read(bar + 1 + otherwise[0].length, close, depth + 1),
      ],
    };
  };
  const read = (from: number, to: number, depth: number): Template => {
    const parts: TemplatePart[] = [];
    const escaped = depth === 0 ? /\\([{}])/g : /\\([{}|])/g;
    let start = from;
    const take = (end: number): void => {
      if (end <= start) return;
      parts.push(text.slice(start, end).replace(escaped, '$1'));
      onText?.({ from: start, to: end });
    };
    for (let index = from; index < to; index++) {
      const braces = text[index] === '{' ? closed.get(index) : undefined;
      if (!braces) continue;
      take(index);
      parts.push(readBraces(braces, depth));
      index = braces.close;
      start = index + 1;
    }
    take(to);
    return parts;
  };

  const parts = read(0, text.length, 0);
  return {
    parts,
    problems: problems.sort((one, other) => (one.place.at ?? 0) - (other.place.at ?? 0)),
  };
}

/** A text that, read as a template, is the given one. */
export const escapeTemplate = (text: string): string => text.replace(/[{}]/g, '\\$&');

export type TemplateScope = Scope & {
  /** How often the reader has entered the node of the text. */
  readonly turn: number;
  /** The text of a value. */
  print(value: VariableValue): string;
};

function expand(template: Template, scope: TemplateScope): string {
  let text = '';
  for (const part of template) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    if (part.kind === 'times') {
      const branch = part.branches[Math.min(Math.max(scope.turn, 1), part.branches.length) - 1];
      text += expand(branch ?? [], scope).trim();
      continue;
    }
    const result = evaluate(part.kind === 'if' ? part.condition : part.value, scope);
    if (part.kind === 'value') text += result.ok ? scope.print(result.value) : part.source;
    else if (!result.ok || typeof result.value !== 'boolean') text += part.source;
    else text += expand(part.branches[result.value ? 0 : 1] ?? [], scope).trim();
  }
  return text;
}

/** The text that a reader sees. What has no value stays as it is written (SPEC T1–T5). */
export const expandTemplate = (text: string, scope: TemplateScope): string =>
  /[{}]/.test(text) ? expand(parseTemplate(text).parts, scope) : text;
