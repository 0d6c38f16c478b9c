import type { StoryLocale } from '../schema/locale.ts';
import type { InfixOperator } from './expression.ts';

type Verbs = Readonly<Partial<Record<InfixOperator, string>>>;

/** The words of sentences about conditions and effects. */
export type SentenceWords = {
  readonly yes: string;
  readonly no: string;
  readonly always: string;
  readonly never: string;
  /** Before the name of a variable that is yes. */
  readonly is: string;
  /** Around the name of a variable that is no. */
  readonly notBefore: string;
  readonly notAfter: string;
  readonly notTrue: string;
  readonly and: string;
  readonly or: string;
  readonly visited: string;
  readonly notVisited: string;
  readonly visits: string;
  readonly from: string;
  readonly to: string;
  readonly toggled: string;
  readonly ask: string;
  readonly quoted: (text: string) => string;
  readonly signs: Verbs;
  /** Comparisons with a number, with a text, and with anything else. */
  readonly withNumber: Verbs;
  readonly withText: Verbs;
  readonly withOther: Verbs;
};

const signs: Verbs = { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' / ' };

const ruOrder: Verbs = {
  '<': ' меньше ',
  '<=': ' не больше ',
  '>': ' больше ',
  '>=': ' не меньше ',
};

const enOrder: Verbs = {
  '<': ' is less than ',
  '<=': ' is at most ',
  '>': ' is more than ',
  '>=': ' is at least ',
};

export const sentenceWords: Readonly<Record<StoryLocale, SentenceWords>> = {
  ru: {
    yes: 'да',
    no: 'нет',
    always: 'всегда',
    never: 'никогда',
    is: 'есть ',
    notBefore: '',
    notAfter: ' — нет',
    notTrue: 'неверно: ',
    and: ' и ',
    or: ' или ',
    visited: 'пройден узел ',
    notVisited: 'не пройден узел ',
    visits: 'число посещений узла ',
    from: 'случайное от ',
    to: ' до ',
    toggled: ': наоборот',
    ask: 'спросить ',
    quoted: (text) => `«${text}»`,
    signs,
    withNumber: { ...ruOrder, '=': ' ровно ', '!=': ' не ' },
    withText: { ...ruOrder, '=': ' — ', '!=': ' — не ' },
    withOther: { ...ruOrder, '=': ' то же, что ', '!=': ' не то же, что ' },
  },
  en: {
    yes: 'yes',
    no: 'no',
    always: 'always',
    never: 'never',
    is: '',
    notBefore: 'not ',
    notAfter: '',
    notTrue: 'not: ',
    and: ' and ',
    or: ' or ',
    visited: 'visited ',
    notVisited: 'not visited ',
    visits: 'visits to ',
    from: 'random from ',
    to: ' to ',
    toggled: ': the opposite',
    ask: 'ask for ',
    quoted: (text) => `“${text}”`,
    signs,
    withNumber: { ...enOrder, '=': ' is ', '!=': ' is not ' },
    withText: { ...enOrder, '=': ' is ', '!=': ' is not ' },
    withOther: { ...enOrder, '=': ' is the same as ', '!=': ' is not the same as ' },
  },
};
