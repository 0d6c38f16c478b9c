import {
  literal,
  random,
  type Syntax,
  textOfLiteral,
  visited,
  visits,
} from '../../readLogic/syntax.ts';

/** The expressions of SugarCube and of Twine 1. */
export const sugarcubeSyntax: Syntax = {
  variable:
    /\$([A-Za-z_$][\w$]{0,100})(?![\w$.[])|(?<![\w$.])(_[A-Za-z_$][\w$]{0,100})(?![\w$.[(])/y,
  quoted: /"(?:[^"\\]|\\.){0,900}"|'(?:[^'\\]|\\.){0,900}'/sy,
  words: {
    to: ':=',
    is: '=',
    eq: '=',
    'is not': '!=',
    isnot: '!=',
    neq: '!=',
    ne: '!=',
    gt: '>',
    gte: '>=',
    lt: '<',
    lte: '<=',
    and: 'and',
    or: 'or',
    not: 'not',
  },
  call: (name, [first, second, ...more]) => {
    if (more.length > 0) return null;
    const passage = textOfLiteral(first);
    switch (name) {
      case 'visited':
        if (first === undefined) return visits();
        return passage !== null && !second ? visits(passage) : null;
      case 'hasVisited':
        return passage !== null && !second ? visited(passage) : null;
      case 'random':
        if (first === undefined) return null;
        return second ? random(first, second) : random(literal(0), first);
      default:
        return null;
    }
  },
};
