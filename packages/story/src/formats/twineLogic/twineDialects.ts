import type { PrintedAssignment } from '../logic/logicPrinter.ts';
import type { Dialect } from '../logic/printDialect.ts';

/** The story formats of Twine that a story with logic is written for. */
export const twineDialects = ['sugarcube', 'harlowe'] as const;

export type TwineDialect = (typeof twineDialects)[number];

export const isTwineDialect = (name: string | undefined): name is TwineDialect =>
  twineDialects.some((dialect) => dialect === name);

type Expressions = Omit<Dialect, 'variable' | 'visits'> & {
  /** How often a passage was entered; null is the one in which the expression stands. */
  readonly visits: (passage: string | null) => string;
};

/** How a story format writes logic. Between `open` and `close` stands text. */
type TwineFormat = {
  readonly format: string;
  readonly version: string;
  readonly expressions: Expressions;
  readonly open: (condition: string) => string;
  readonly orOpen: (condition: string) => string;
  readonly otherwise: string;
  readonly close: string;
  /** What ends a branch at the end of a line, before another one that begins the next line. */
  readonly pause: string;
  /** What begins such a line, without and with a condition. */
  readonly resume: (condition: string | null) => string;
  readonly value: (expression: string) => string;
  /** Whether a variable that is only named between these texts would be read as more than itself. */
  readonly isUnclear: (before: string, after: string) => boolean;
  /** Text without what has a meaning; a run holds no line break. */
  readonly escape: (run: string) => string;
  readonly set: (assignment: PrintedAssignment) => string;
  /** A link whose words are plain. */
  readonly link: (words: string, target: string, effects: readonly PrintedAssignment[]) => string;
  /** A link whose words are text with values and conditions. */
  readonly richLink: (
    words: string,
    target: string,
    effects: readonly PrintedAssignment[],
  ) => string;
  /** The passage that gives variables their initial values. */
  readonly initial: { readonly name: string; readonly tags: readonly string[] };
};

const quoted = (text: string): string =>
  `"${text.replaceAll(/\s+/g, ' ').replaceAll(/[\\"]/g, '\\$&')}"`;

const to = ({ variable, value }: PrintedAssignment): string => `${variable} to ${value}`;

/** What is more than text in SugarCube. */
const sugarcubeSigns =
  /<<+|<(?=[A-Za-z/!])|>>+|\[\[+|\[(?=[<>]?img\[)|\]\]+|\$+(?=[A-Za-z_$])|&(?=#?\w{1,30};)|\/[*%]|(?<!:)\/\/+|\{\{\{+|"""+|''+|==+|\^\^+|@@+|^!+|^\\|\\$/gi;

const sugarcube: TwineFormat = {
  format: 'SugarCube',
  version: '2.37.3',
  expressions: {
    text: quoted,
    words: { '=': 'is', '!=': 'isnot', '<': 'lt', '<=': 'lte', '>': 'gt', '>=': 'gte' },
    negate: (value) => `-${value}`,
    random: (from, till) => `random(${from}, ${till})`,
    divide: (left, right) => `${left} / ${right}`,
    visits: (passage) => (passage === null ? 'visited()' : `visited(${quoted(passage)})`),
  },
  open: (condition) => `<<if ${condition}>>`,
  orOpen: (condition) => `<<elseif ${condition}>>`,
  otherwise: '<<else>>',
  close: '<</if>>',
  pause: '',
  resume: (condition) => (condition === null ? '<<else>>' : `<<elseif ${condition}>>`),
  value: (expression) => `<<= ${expression}>>`,
  isUnclear: (before, after) => before.endsWith('$') || /^(?:[\w$[]|\.[\w$])/.test(after),
  escape: (run) =>
    run.replaceAll(sugarcubeSigns, (signs) =>
      signs.startsWith('"') ? `<nowiki>${signs}</nowiki>` : `"""${signs}"""`,
    ),
  set: (assignment) => `<<set ${to(assignment)}>>`,
  link: (words, target, effects) => {
    const setter = effects.length === 0 ? '' : `[${effects.map(to).join('; ')}]`;
    return `[[${words === '' ? '' : `${words}->`}${target}]${setter}]`;
  },
  richLink: (words, target, effects) =>
    `<<link ${quoted(words)} ${quoted(target)}>>${effects.map(sugarcube.set).join('')}<</link>>`,
  initial: { name: 'StoryInit', tags: [] },
};

/** What is more than text in Harlowe. */
const harloweSigns =
  /\((?=[A-Za-z][\w-]{0,60}:)|[[\]{}\\]+|\$+(?=[\p{L}_])|(?<![\p{L}\p{N}_])_+(?=[\p{L}\p{N}])|<(?=[\p{L}/!|])|\|(?=[\w-]{1,40}[>)])|(?<=<[\w-]{1,40})\||&(?=#?\w{1,30};)|(?<!:)\/\/+|''+|\^\^+|~~+|^(?:=+|<=+)[=><]*$/gu;

const harlowe: TwineFormat = {
  format: 'Harlowe',
  version: '3.3.9',
  expressions: {
    text: quoted,
    words: { '=': 'is', '!=': 'is not' },
    // Harlowe has a sign before numbers alone.
    negate: (value) => `(0 - ${value})`,
    random: (from, till) => `(random: ${from}, ${till})`,
    divide: (left, right) => `${left} / ${right}`,
    // The history does not hold the passage that the reader is in.
    visits: (passage) => (passage === null ? 'visits' : `(count: (history:), ${quoted(passage)})`),
  },
  open: (condition) => `(if: ${condition})[`,
  orOpen: (condition) => `](else-if: ${condition})[`,
  otherwise: '](else:)[',
  close: ']',
  pause: ']',
  resume: (condition) => (condition === null ? '(else:)[' : `(else-if: ${condition})[`),
  value: (expression) => `(print: ${expression})`,
  isUnclear: (_before, after) => /^(?:[\p{L}\p{N}_'’-]|\(of\b)/u.test(after),
  escape: (run) =>
    run
      .split('`')
      .map((each) => each.replaceAll(harloweSigns, '`$&`'))
      .join('&#96;'),
  set: (assignment) => `(set: ${to(assignment)})`,
  link: (words, target, effects) =>
    effects.length === 0
      ? `[[${words === '' ? '' : `${words}->`}${target}]]`
      : harlowe.richLink(words === '' ? target : words, target, effects),
  richLink: (words, target, effects) =>
    effects.length === 0
      ? `(link-goto: ${quoted(words)}, ${quoted(target)})`
      : `(link: ${quoted(words)})[${effects.map(harlowe.set).join('')}(go-to: ${quoted(target)})]`,
  initial: { name: 'Startup', tags: ['startup'] },
};

export const twineFormats: Readonly<Record<TwineDialect, TwineFormat>> = { sugarcube, harlowe };
