import { storyFileExtension } from '@dreamfork/story';

/** The endings of files of other programs. */
const endings = [
  '.html',
  '.htm',
  '.twee',
  '.tw',
  '.json',
  '.yarn',
  '.squiffy',
  '.sq',
  '.md',
  '.markdown',
] as const;

/** Whether a file may hold a story of another program, by its name. */
export const isTextFile = (name: string): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** Whether a file is an archive that may hold a story with its media, by its name. */
export const isArchive = (name: string): boolean => name.toLowerCase().endsWith('.zip');

/** Whether a file is a story by its name. */
export const isStoryFile = (name: string): boolean =>
  name.toLowerCase().endsWith(storyFileExtension);
