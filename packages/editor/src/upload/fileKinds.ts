import { storyFileExtension } from '@dreamfork/story';
import { extensionOf, uploadExtensions } from './uploadRules.ts';

/** The endings of files of other programs. */
const endings = [
  '.html',
  '.htm',
  '.twee',
  '.tw',
  '.json',
  '.yarn',
  '.ink',
  '.squiffy',
  '.sq',
  '.md',
  '.markdown',
] as const;

/** Whether a file may hold a story of another program, by its name. */
export const isTextFile = (name: string): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** Whether a file may be a scene of ChoiceScript, by its name; any other text may have that name too. */
export const isSceneFile = (name: string): boolean => name.toLowerCase().endsWith('.txt');

/** Whether a file is an archive that may hold a story with its media, by its name. */
export const isArchive = (name: string): boolean => name.toLowerCase().endsWith('.zip');

/** Whether a file is a story by its name. */
export const isStoryFile = (name: string): boolean =>
  name.toLowerCase().endsWith(storyFileExtension);

const mediaEndings: ReadonlySet<string> = new Set(uploadExtensions);

/** Whether a file may be one that a story shows, by its name. */
export const isMediaFile = (path: string): boolean => mediaEndings.has(extensionOf(path));

/** What systems lay beside the files of an author. */
export const isHidden = (path: string): boolean => /(?:^|\/)(?:\.|__MACOSX\/)/.test(path);

/** The place of a file in the folder it came in; its name where it came alone. */
export const pathOf = (file: File): string => file.webkitRelativePath || file.name;
