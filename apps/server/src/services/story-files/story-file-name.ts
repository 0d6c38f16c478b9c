import { storyFileExtension } from '@dreamfork/story';
import { attachment } from '../sharing/file-name.ts';

/** A `content-disposition` for the file of a story; the characters of the specification become underscores. */
export const storyFileAttachment = (title: string): string =>
  attachment(title.replaceAll(/[<>:"/\\|?*]/g, '_'), storyFileExtension, 'story');
