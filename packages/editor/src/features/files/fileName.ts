import { storyFileExtension } from '@dreamfork/story';

/** Whether a file is a story by its name. */
export const isStoryFile = (name: string): boolean =>
  name.toLowerCase().endsWith(storyFileExtension);

/** A name that every file system takes. */
export const cleanFileName = (name: string): string => name.replaceAll(/[<>:"/\\|?*]/g, '_');

/** What an exported story is called: as the server says, else after its title. */
export const exportName = (fromServer: string, title: string): string =>
  cleanFileName(fromServer || `${title}${storyFileExtension}`);
