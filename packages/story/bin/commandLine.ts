import { parseArgs } from 'node:util';
import { paperSizes, twineDialects } from '../src/formats/index.ts';
import { formatNames } from './formats.ts';

/** An error that the caller of the command can correct, in one sentence. */
export class UsageError extends Error {}

const reads =
  'Twine (.html, .json), Twee (.twee, .tw), Yarn (.yarn), ink (.ink), ChoiceScript (.txt), Squiffy, Markdown (.md), story documents (.json), story files (.df)';

export const help = `Converts branching stories, checks them and reads them in all ways.

  story convert <file or folder …> <output>   several Twee or Yarn files make one story
  story check <file or folder …>              what readers would stumble over; whether a story file is whole
  story test <file or folder …>               reads a story in all ways and runs its tests

Reads ${reads}.
Writes ${formatNames.join(', ')}.
"-" is the standard input, or as output the standard output.

  --format <name>     the format to write; else the ending of the output decides (.html is an archive of Twine)
  --paper <size>      of a gamebook: ${paperSizes.join(' or ')} (${paperSizes[0]})
  --dialect <name>    of the logic in Twine and Twee: ${twineDialects.join(' or ')} (that of the story, else ${twineDialects[0]})
  --language <tag>    of what a book says of itself: ru or en (the language of the story, else ru)
  --force             writes over files that exist, but never over what is read
  --coverage <n>      test: the least percentage of nodes and choices to reach (0)
  --seed <n>          test: the seed of what is random (1)
  --steps <n>         test: the steps of all readings together (1000000)
  -h, --help          this text
  -v, --version       the version

Exit codes: 0 done; 1 check or test found errors; 2 nothing was done, and why stands on the standard error.
`;

const known = {
  format: { type: 'string' },
  paper: { type: 'string' },
  dialect: { type: 'string' },
  language: { type: 'string' },
  force: { type: 'boolean' },
  coverage: { type: 'string' },
  seed: { type: 'string' },
  steps: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** The options that each command has beside `--help` and `--version`. */
const optionsOf = {
  convert: ['format', 'paper', 'dialect', 'language', 'force'],
  check: [],
  test: ['coverage', 'seed', 'steps'],
} as const satisfies Record<string, readonly (keyof typeof known)[]>;

export type Command = keyof typeof optionsOf;

export type CommandLine = {
  options: {
    [Name in keyof typeof known]?: (typeof known)[Name]['type'] extends 'string' ? string : boolean;
  };
  words: readonly string[];
};

const isCommand = (word: string | undefined): word is Command =>
  word !== undefined && Object.hasOwn(optionsOf, word);

/** Reads the options and words of a command line; the first word is the command. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { tokens } = parseArgs({
    args: [...args],
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const option = Object.hasOwn(known, name) ? known[name as keyof typeof known] : undefined;
    if (!option) {
      throw new UsageError(`There is no option ${rawName}; "story --help" names the options.`);
    }
    if (option.type === 'boolean' && value !== undefined) {
      throw new UsageError(`${rawName} takes no value.`);
    }
    if (option.type === 'string' && !value) throw new UsageError(`${rawName} needs a value.`);
  }
  const { values, positionals } = parseArgs({
    args: [...args],
    options: known,
    allowPositionals: true,
  });
  return { options: values, words: positionals };
}

/** The command of a command line, whose options all belong to it. */
export function commandOf({ options, words: [word] }: CommandLine): Command {
  const commands = Object.keys(optionsOf).join(', ');
  if (!isCommand(word)) {
    throw new UsageError(`There is no command ${word}; the commands are ${commands}.`);
  }
  const own: readonly string[] = optionsOf[word];
  const foreign = Object.keys(options).find((name) => !own.includes(name));
  if (foreign !== undefined) throw new UsageError(`--${foreign} means nothing to ${word}.`);
  return word;
}
