import type { StoryNode } from '../schema/document.ts';
import { isMediaType } from '../schema/nodeTypes.ts';

/** The value of `mediaNodeId` during an upload. */
export const uploading = 'uploading';

const lines = ['Загрузка файла ', 'Ошибка загрузки: '];

/** Whether the content is a message about an upload instead of the author's text. */
export const isUploadLine = (content: string): boolean =>
  lines.some((line) => content.startsWith(line));

/** Whether the upload of a media node is unfinished or failed (SPEC V12). */
export const isUploadUnfinished = ({ type, content, mediaNodeId }: StoryNode): boolean =>
  isMediaType(type) && (mediaNodeId === uploading || content.startsWith('Ошибка загрузки: '));
