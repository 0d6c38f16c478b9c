import type { Syntax } from './syntax.ts';

export type Token = {
  kind: 'number' | 'text' | 'variable' | 'word' | 'sign' | 'call' | 'end';
  text: string;
  end: number;
};

const space = /\s*/y;
const number = /\d{1,15}(?:\.\d{1,15})?/y;
const word = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const sign = /===|!==|&&|\|\||[<>!=]=|[-+*/]=|\+\+|--|[-+*/()<>=!,;]/y;

const spellings: Readonly<Record<string, string>> = {
  '===': '=',
  '==': '=',
  '!==': '!=',
  '&&': 'and',
  '||': 'or',
  '!': 'not',
};

const matchAt = (pattern: RegExp, source: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(source);
};

/** The tokens of an expression; null if something in it is none. */
export function tokensOf(source: string, syntax: Syntax): Token[] | null {
  const tokens: Token[] = [];
  let at = 0;
  const add = (kind: Token['kind'], text: string, length: number): void => {
    at += length;
    tokens.push({ kind, text, end: at });
  };
  const skip = () => {
    at += matchAt(space, source, at)?.[0].length ?? 0;
  };
  for (skip(); at < source.length; skip()) {
    const call = syntax.bracketCall && matchAt(syntax.bracketCall, source, at);
    const text = matchAt(syntax.quoted, source, at);
    const named = matchAt(syntax.variable, source, at);
    const found = matchAt(word, source, at);
    const phrase = found && phraseAt(source, at, found[0], syntax);
    const digits = matchAt(number, source, at);
    if (call) add('call', call[1] ?? '', call[0].length);
    else if (text) add('text', text[0].slice(1, -1).replaceAll(/\\(.)/gs, '$1'), text[0].length);
    else if (phrase) add('sign', phrase.means, phrase.length);
    else if (found && isValue(found[0].toLowerCase(), syntax)) {
      add('word', found[0], found[0].length);
    } else if (named) add('variable', named[1] ?? named[2] ?? '', named[0].length);
    else if (found) add('word', found[0], found[0].length);
    else if (digits) add('number', digits[0], digits[0].length);
    else {
      const [written] = matchAt(sign, source, at) ?? [];
      if (written === undefined) return null;
      const means = written === '=' && !syntax.hasSingleEquals ? ':=' : written;
      add('sign', spellings[means] ?? means, written.length);
    }
  }
  tokens.push({ kind: 'end', text: '', end: at });
  return tokens;
}

const isValue = (name: string, { values = {} }: Syntax): boolean =>
  name === 'true' || name === 'false' || Object.hasOwn(values, name);

const nextWord = /\s{1,20}([\p{L}]+)/uy;

/** An operator of one or two words. */
function phraseAt(source: string, at: number, first: string, { words }: Syntax) {
  const second = matchAt(nextWord, source, at + first.length);
  const two = second && `${first} ${second[1]}`.toLowerCase();
  if (second && two !== null && Object.hasOwn(words, two)) {
    return { means: words[two] as string, length: first.length + second[0].length };
  }
  const one = first.toLowerCase();
  return Object.hasOwn(words, one) ? { means: words[one] as string, length: first.length } : null;
}
