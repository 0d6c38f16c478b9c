import { isUploadLine } from '../media/uploads.ts';
import type { StoryNode } from '../schema/document.ts';
import { isDefaultContent } from '../schema/nodeDefaults.ts';
import { isMediaType } from '../schema/nodeTypes.ts';

/** The content as readers get it: what the editor tells the author in its place is none (SPEC P26). */
export const writtenContent = ({ type, content }: StoryNode): string =>
  isDefaultContent(content) || (isMediaType(type) && isUploadLine(content)) ? '' : content;
