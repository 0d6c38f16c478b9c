import type { StoryNode } from '../schema/document.ts';
import { isMediaType } from '../schema/nodeTypes.ts';

/** What `mediaNodeId` says while a file is on its way. */
export const uploading = 'uploading';

const lines = ['Загрузка файла ', 'Ошибка загрузки: '];

/** Whether the content is not the author's but a line about an upload. */
export const isUploadLine = (content: string): boolean =>
  lines.some((line) => content.startsWith(line));

/** Whether the upload of a media node stopped half way or failed; the node itself says so. */
export const isUploadUnfinished = ({ type, content, mediaNodeId }: StoryNode): boolean =>
  isMediaType(type) && (mediaNodeId === uploading || content.startsWith('Ошибка загрузки: '));
