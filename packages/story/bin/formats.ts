import {
  type PaperSize,
  paperSizes,
  type TwineDialect,
  writeEpub,
  writeGamebook,
  writeInk,
  writeMarkdown,
  writeTwee,
  writeTwineHtml,
  writeYarn,
} from '../src/formats/index.ts';
import { type StoryDocument, serialiseStory } from '../src/index.ts';

export type WriteOptions = {
  paper: PaperSize;
  language: 'ru' | 'en';
  /** The story format of Twine for the logic of a story; by default the one that fits it. */
  dialect: TwineDialect | undefined;
  /** The files of the story, by the addresses that it has for them. */
  media: ReadonlyMap<string, Uint8Array>;
};

type Format = {
  ending: string;
  hasMedia?: boolean;
  /** Whether it is one of Twine. */
  hasDialect?: boolean;
  write: (story: StoryDocument, options: WriteOptions) => string | Uint8Array;
};

/** What can be written, by name. Of two with the same ending, the first is meant without a name. */
const formats: Readonly<Record<string, Format>> = {
  twee: {
    ending: '.twee',
    hasDialect: true,
    write: (story, { dialect }) => writeTwee(story, dialect ? { dialect } : {}),
  },
  twine: {
    ending: '.html',
    hasDialect: true,
    write: (story, { dialect }) => writeTwineHtml(story, dialect ? { dialect } : {}),
  },
  gamebook: {
    ending: '.html',
    hasMedia: true,
    write: (story, { paper, language, media }) =>
      writeGamebook(story, { locale: language, paper, media }),
  },
  epub: {
    ending: '.epub',
    hasMedia: true,
    write: (story, { language, media }) =>
      writeEpub(story, { locale: language, modified: new Date().toISOString(), media }),
  },
  ink: { ending: '.ink', write: (story) => writeInk(story) },
  yarn: { ending: '.yarn', write: (story) => writeYarn(story) },
  markdown: { ending: '.md', write: (story) => writeMarkdown(story) },
  json: { ending: '.json', write: (story) => serialiseStory(story) },
};

export const formatNames = Object.keys(formats);

export type NamedFormat = Format & { name: string };

const list = formatNames.join(', ');

const named = (name: string): NamedFormat | undefined => {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  return format && { ...format, name };
};

/**
 * The format to write: the one that is named, else that of the ending. What is wrong with them is told in a sentence.
 */
export function chooseFormat(name: string | undefined, ending: string): NamedFormat | string {
  const byEnding = formatNames.flatMap((each) => named(each) ?? []);
  const usual = byEnding.find((each) => each.ending === ending);
  if (name === undefined) {
    if (usual) return usual;
    const what = ending === '' ? 'The output names no format' : `There is no format for ${ending}`;
    return `${what}; --format can be ${list}.`;
  }
  const chosen = named(name.toLowerCase()) ?? byEnding.find((each) => each.ending === `.${name}`);
  if (!chosen) return `There is no format ${name}; --format can be ${list}.`;
  if (usual && usual.ending !== chosen.ending) {
    return `${chosen.name} does not end in ${ending} but in ${chosen.ending}.`;
  }
  return chosen;
}

export const paperOf = (wish: string): PaperSize | undefined =>
  paperSizes.find((size) => size.toLowerCase() === wish.toLowerCase());
