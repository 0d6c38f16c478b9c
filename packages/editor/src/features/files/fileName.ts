import { storyFileExtension } from '@dreamfork/story';

/** A name that every file system takes. */
export const cleanFileName = (name: string): string => name.replaceAll(/[<>:"/\\|?*]/g, '_');

/** What an exported story is called: as the server says, else after its title. */
export const exportName = (fromServer: string, title: string): string =>
  cleanFileName(fromServer || `${title}${storyFileExtension}`);
