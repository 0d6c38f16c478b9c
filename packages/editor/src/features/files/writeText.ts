import { type StoryDocument, serialiseStory } from '@dreamfork/story';
import { writeMarkdown, writeTwee } from '@dreamfork/story/formats';

/** The text formats that a story is written in, with the ending of their files. */
export const textWriters = {
  twee: { extension: '.twee', write: writeTwee },
  markdown: { extension: '.md', write: writeMarkdown },
  json: { extension: '.json', write: (story: StoryDocument) => serialiseStory(story) },
} as const;

export type TextFormat = keyof typeof textWriters;
