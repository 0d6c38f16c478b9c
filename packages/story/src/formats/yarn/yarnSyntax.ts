import {
  literal,
  random,
  type Syntax,
  textOfLiteral,
  visited,
  visits,
} from '../readLogic/syntax.ts';

/** The expressions of Yarn Spinner. */
export const yarnSyntax: Syntax = {
  variable: /\$([\p{L}_][\p{L}\p{N}_]{0,100})/uy,
  quoted: /"(?:[^"\\]|\\.){0,900}"/sy,
  words: {
    to: ':=',
    as: '\0',
    is: '=',
    eq: '=',
    neq: '!=',
    gt: '>',
    gte: '>=',
    lt: '<',
    lte: '<=',
    and: 'and',
    or: 'or',
    not: 'not',
    xor: '\0',
  },
  call: (name, [first, second, ...more]) => {
    const passage = textOfLiteral(first);
    if (!first || more.length > 0) return null;
    switch (name) {
      case 'visited':
        return passage === null ? null : visited(passage);
      case 'visited_count':
        return passage === null ? null : visits(passage);
      case 'dice':
        return random(literal(1), first);
      case 'random_range':
        return second ? random(first, second) : null;
      default:
        return null;
    }
  },
};
