import { existsSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { isTwineDialect, paperSizes, twineDialects } from '../src/formats/index.ts';
import { type CommandLine, UsageError } from './commandLine.ts';
import { chooseFormat, type NamedFormat, paperOf } from './formats.ts';
import { type InputStory, readInput, standardStream } from './inputs.ts';
import { summaryOf } from './summary.ts';

type Options = CommandLine['options'];

function formatOf(options: Options, output: string): NamedFormat {
  const ending = output === standardStream ? '' : extname(output).toLowerCase();
  const format = chooseFormat(options.format, ending);
  if (typeof format === 'string') throw new UsageError(format);
  if (options.paper !== undefined && format.name !== 'gamebook') {
    throw new UsageError(`--paper is that of a gamebook, and ${format.name} has none.`);
  }
  if (options.dialect !== undefined && !format.hasDialect) {
    throw new UsageError(`--dialect is that of Twine and Twee, and ${format.name} has none.`);
  }
  return format;
}

function dialectOf(wish: string | undefined) {
  const dialect = wish?.toLowerCase();
  if (dialect === undefined || isTwineDialect(dialect)) return dialect;
  throw new UsageError(
    `There is no dialect ${wish}; --dialect can be ${twineDialects.join(' or ')}.`,
  );
}

function paper(wish: string | undefined) {
  const size = wish === undefined ? paperSizes[0] : paperOf(wish);
  if (size) return size;
  throw new UsageError(`There is no paper ${wish}; --paper can be ${paperSizes.join(' or ')}.`);
}

function languageOf(wish: string | undefined, { story }: InputStory): 'ru' | 'en' {
  if (wish !== undefined && wish !== 'ru' && wish !== 'en') {
    throw new UsageError(`There is no language ${wish}; --language can be ru or en.`);
  }
  return wish ?? (/^ru\b/i.test(story.language ?? 'ru') ? 'ru' : 'en');
}

/** The files to write: the output, and for further stories the same name with a number. */
function targetsOf(output: string, format: NamedFormat, inputs: readonly string[], count: number) {
  const isFolder = /[\\/]$/.test(output) || (existsSync(output) && statSync(output).isDirectory());
  const [first = ''] = inputs;
  const own = first === standardStream ? 'story' : basename(resolve(first));
  const name = own.slice(0, own.length - extname(own).length);
  const target = isFolder ? join(output, `${name}${format.ending}`) : output;
  const ending = extname(target);
  const base = target.slice(0, target.length - ending.length);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? target : `${base}-${index + 1}${ending}`,
  );
}

/** Refuses to write over what was read, and over anything else that is not to be lost. */
function protect(targets: readonly string[], sources: readonly string[], isForced: boolean): void {
  const read = new Set(
    sources.filter((path) => path !== standardStream).map((path) => realpathSync(path)),
  );
  for (const target of targets) {
    const folder = dirname(target);
    if (!existsSync(folder)) throw new UsageError(`${target}: there is no folder ${folder}.`);
    if (!existsSync(target)) continue;
    if (read.has(realpathSync(target))) {
      throw new UsageError(`${target} is read, so it is not written over; name another output.`);
    }
    if (!isForced) {
      throw new UsageError(
        `${target} exists; the last name is the output, --force writes over it.`,
      );
    }
  }
}

export async function convert({ options, words }: CommandLine): Promise<number> {
  const output = words.at(-1);
  const inputs = words.slice(0, -1);
  if (output === undefined || inputs.length === 0) {
    throw new UsageError('convert needs what to read and, as the last name, what to write.');
  }
  const format = formatOf(options, output);
  const size = paper(options.paper);
  const dialect = dialectOf(options.dialect);
  const { stories, paths } = await readInput(inputs, { isWhole: false });
  const written = stories.map((each) =>
    format.write(each.story, {
      paper: size,
      dialect,
      language: languageOf(options.language, each),
      media: format.hasMedia ? each.media() : new Map(),
    }),
  );
  if (output === standardStream) {
    if (written.length > 1) {
      throw new UsageError('There are several stories; the standard output takes one.');
    }
    process.stdout.write(written[0] ?? '');
    console.error(stories.map(summaryOf).join('\n'));
    return 0;
  }
  const targets = targetsOf(output, format, inputs, stories.length);
  protect(targets, paths, options.force === true);
  for (const [index, target] of targets.entries()) {
    writeFileSync(target, written[index] ?? '');
    console.log(`${summaryOf(stories[index] as InputStory)}\n→ ${target}`);
  }
  return 0;
}
