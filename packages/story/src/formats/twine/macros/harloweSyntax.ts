import {
  random,
  type Syntax,
  textOfLiteral,
  variable,
  visited,
  visits,
} from '../../readLogic/syntax.ts';

/** Names of Harlowe are the same with and without hyphens, and in any case. */
export const harloweName = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

const history = variable('(history:)');

/** The expressions of Harlowe. */
export const harloweSyntax: Syntax = {
  variable:
    /\$([\p{L}_][\p{L}\p{N}_]{0,100})(?!['’]s\b)|(?<![\p{L}\p{N}_$])(_[\p{L}\p{N}_]{1,100})(?!['’]s\b)/uy,
  quoted: /"(?:[^"\\]|\\.){0,900}"|'(?:[^'\\]|\\.){0,900}'/sy,
  bracketCall: /\(\s{0,20}([A-Za-z][\w-]{0,60}):/y,
  words: {
    to: ':=',
    is: '=',
    'is not': '!=',
    'is an': '\0',
    'is in': '\0',
    'is a': '\0',
    and: 'and',
    or: 'or',
    not: 'not',
    contains: 'contains',
  },
  values: { visits: visits(), visit: visits() },
  call: (name, values) => {
    const [first, second] = values;
    switch (harloweName(name)) {
      case 'random':
        if (!first) return null;
        return second ? random(first, second) : random({ kind: 'literal', value: 0 }, first);
      case 'history':
        return values.length === 0 ? history : null;
      case 'count': {
        const passage = textOfLiteral(second);
        return first === history && passage !== null && values.length === 2
          ? visits(passage)
          : null;
      }
      case 'visited': {
        const passage = textOfLiteral(first);
        return passage === null ? null : visited(passage);
      }
      default:
        return null;
    }
  },
  contains: (left, right) => {
    const passage = textOfLiteral(right);
    return left === history && passage !== null ? visited(passage) : null;
  },
};
