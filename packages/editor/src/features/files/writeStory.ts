import { type StoryDocument, serialiseStory } from '@dreamfork/story';
import {
  type EpubInput,
  writeEpub,
  writeGamebook,
  writeInk,
  writeMarkdown,
  writeTwee,
  writeTwineHtml,
  writeYarn,
} from '@dreamfork/story/formats';
import type { ExportFormat } from './exportFormats.ts';

export type WriteOrder = {
  story: StoryDocument;
  format: ExportFormat;
  /** What books take besides the story. */
  book: EpubInput;
};

export type Written = string | Uint8Array<ArrayBuffer>;

export function writeStory({ story, format, book }: WriteOrder): Written {
  switch (format) {
    case 'epub':
      return writeEpub(story, book) as Uint8Array<ArrayBuffer>;
    case 'gamebook-a5':
      return writeGamebook(story, { ...book, paper: 'A5' });
    case 'gamebook-a4':
      return writeGamebook(story, { ...book, paper: 'A4' });
    case 'twine':
      return writeTwineHtml(story, { dialect: 'sugarcube' });
    case 'twine-harlowe':
      return writeTwineHtml(story, { dialect: 'harlowe' });
    case 'twee':
      return writeTwee(story, { dialect: 'sugarcube' });
    case 'twee-harlowe':
      return writeTwee(story, { dialect: 'harlowe' });
    case 'ink':
      return writeInk(story);
    case 'yarn':
      return writeYarn(story);
    case 'markdown':
      return writeMarkdown(story);
    case 'json':
      return serialiseStory(story);
  }
}
