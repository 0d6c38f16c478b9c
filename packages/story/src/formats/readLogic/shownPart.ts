import { type Expression, expressionMaximum } from '../../variables/expression.ts';
import { parseExpression } from '../../variables/parseExpression.ts';
import { printExpression } from '../../variables/printExpression.ts';
import { both } from './syntax.ts';
import { negated } from './typed.ts';

/** What a text shows, before it is written as a template. */
export type ShownPart =
  | { kind: 'text'; text: string }
  | { kind: 'value'; value: Expression }
  | { kind: 'link'; words: readonly ShownPart[] }
  | { kind: 'times'; texts: readonly (readonly ShownPart[])[] }
  | ShownBranches;

export type ShownBranches = {
  kind: 'if';
  condition: Expression;
  shown: readonly ShownPart[];
  otherwise: readonly ShownPart[];
};

/** A link by its words, without values in them. */
export const linkText = (words: string): ShownPart => ({
  kind: 'link',
  words: [{ kind: 'text', text: words }],
});

/** How deep a template nests (SPEC T2). */
const depthMaximum = 2;

/** The text of an expression; null if it is longer or deeper than ours may be. */
export function expressionText(expression: Expression): string | null {
  const text = printExpression(expression);
  return text.length <= expressionMaximum && parseExpression(text).ok ? text : null;
}

const deepestOf = (parts: readonly ShownPart[]): number =>
  parts.reduce((most, part) => Math.max(most, depthOf(part)), 0);

function depthOf(part: ShownPart): number {
  if (part.kind === 'times') return 1 + deepestOf(part.texts.flat());
  return part.kind === 'if' ? 1 + Math.max(deepestOf(part.shown), deepestOf(part.otherwise)) : 0;
}

/** Conditions that nest too deeply as conditions beside one another. */
export const withinDepth = (parts: readonly ShownPart[]): ShownPart[] =>
  parts.flatMap((part) => (depthOf(part) > depthMaximum ? spread([part], null) : [part]));

function spread(parts: readonly ShownPart[], guard: Expression | null): ShownPart[] {
  const result: ShownPart[] = [];
  let run: ShownPart[] = [];
  const close = (): void => {
    if (run.length === 0) return;
    if (guard) result.push({ kind: 'if', condition: guard, shown: run, otherwise: [] });
    else result.push(...run);
    run = [];
  };
  for (const part of parts) {
    if (part.kind !== 'if') {
      run.push(part);
      continue;
    }
    close();
    result.push(...spread(part.shown, both(guard, part.condition)));
    result.push(...spread(part.otherwise, both(guard, negated(part.condition))));
  }
  close();
  return result;
}

const endsInWord = /[^\s{}\\]+$/;
const startsWithWord = /^[^\s{}\\]+/;

const edge = (parts: readonly ShownPart[], isEnd: boolean): string => {
  const part = isEnd ? parts.at(-1) : parts[0];
  return part?.kind === 'text' ? part.text : '';
};

const newlines = (text: string, pattern: RegExp): number =>
  (pattern.exec(text)?.[0] ?? '').split('\n').length - 1;
const before = /\s*$/;
const behind = /^\s*/;

/** Empty lines at the edges of conditional texts stand around the braces, unless they stand there already. */
function withBreaks(parts: readonly ShownPart[]): ShownPart[] {
  const result: ShownPart[] = [];
  let owed = 0;
  const text = (count: number): ShownPart => ({ kind: 'text', text: '\n'.repeat(count) });
  for (const part of parts) {
    if (part.kind === 'text') {
      const missing = owed - newlines(part.text, behind);
      if (missing > 0) result.push(text(missing));
      owed = 0;
    } else if (part.kind === 'if') {
      const texts = [part.shown, part.otherwise];
      const lead = Math.max(...texts.map((each) => newlines(edge(each, false), behind)));
      const missing = Math.max(lead, owed) - newlines(edge(result, true), before);
      if (missing > 0 && result.length > 0) result.push(text(missing));
      owed = Math.max(...texts.map((each) => newlines(edge(each, true), before)));
    } else {
      if (owed > 0) result.push(text(owed));
      owed = 0;
    }
    result.push(part);
  }
  return result;
}

/**
 * A template leaves out the spaces around the texts of a condition. Where such a space is all that stands between
 * two words, the word outside goes into the texts: `sword{if shield: and shield}` becomes `{if shield: sword and
 * shield | else: sword}`.
 */
export function withSpaces(parts: readonly ShownPart[]): ShownPart[] {
  const result = withBreaks(parts);
  for (let index = 0; index < result.length; index += 1) {
    const part = result[index];
    if (part?.kind !== 'if') continue;
    let { shown, otherwise } = part;
    const texts = [shown, otherwise];
    const last = result[index - 1];
    const after = result[index + 1];
    const leads = texts.some((text) => /^\s/.test(edge(text, false)));
    const word = last?.kind === 'text' && leads ? endsInWord.exec(last.text)?.[0] : undefined;
    if (last?.kind === 'text' && word !== undefined) {
      result[index - 1] = { kind: 'text', text: last.text.slice(0, -word.length) };
      const moved: ShownPart = { kind: 'text', text: word };
      [shown, otherwise] = [
        [moved, ...shown],
        [moved, ...otherwise],
      ];
    }
    const trails = texts.some((text) => /\s$/.test(edge(text, true)));
    const next =
      after?.kind === 'text' && trails ? startsWithWord.exec(after.text)?.[0] : undefined;
    if (after?.kind === 'text' && next !== undefined) {
      result[index + 1] = { kind: 'text', text: after.text.slice(next.length) };
      const moved: ShownPart = { kind: 'text', text: next };
      [shown, otherwise] = [
        [...shown, moved],
        [...otherwise, moved],
      ];
    }
    result[index] = { ...part, shown: withSpaces(shown), otherwise: withSpaces(otherwise) };
  }
  return result;
}
