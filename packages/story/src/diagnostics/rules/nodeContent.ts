import { passageMedia } from '../../media/shownMedia.ts';
import { isUploadUnfinished } from '../../media/uploads.ts';
import { isDefaultContent, isDefaultTitle } from '../../schema/nodeDefaults.ts';
import { isMediaType } from '../../schema/nodeTypes.ts';
import { diagnostic, type FixCode, type NodeRule, nothingFound } from '../diagnostic.ts';

/** SPEC V5. Ends and media nodes may have no text. */
export const nodeTextEmpty: NodeRule = ({ startNodeId }, { id, type, content }) =>
  type === 'end' || isMediaType(type) || content.trim() !== ''
    ? nothingFound
    : [diagnostic('node-text-empty', { nodeId: id }, id === startNodeId ? [] : ['delete-node'])];

/** SPEC V17. */
export const nodeTextDefault: NodeRule = (_story, { id, type, content }) =>
  isDefaultContent(content) && !isMediaType(type)
    ? [diagnostic('node-text-default', { nodeId: id }, [])]
    : nothingFound;

/** SPEC V16. */
export const nodeTitleDefault: NodeRule = (_story, { id, title }) =>
  isDefaultTitle(title) ? [diagnostic('node-title-default', { nodeId: id }, [])] : nothingFound;

/** SPEC V11. */
export const mediaMissing: NodeRule = ({ startNodeId }, node) => {
  const { id: nodeId, type, media, choices } = node;
  const hasFile = passageMedia(media).length > 0;
  if (!isMediaType(type) || hasFile || isUploadUnfinished(node)) return nothingFound;
  const fixes: FixCode[] = choices.length === 0 ? ['make-text'] : [];
  if (nodeId !== startNodeId) fixes.push('delete-node');
  return [diagnostic('media-missing', { nodeId }, fixes)];
};

/** SPEC V12. */
export const mediaUnfinished: NodeRule = ({ startNodeId }, node) =>
  isUploadUnfinished(node)
    ? [
        diagnostic(
          'media-unfinished',
          { nodeId: node.id },
          node.id === startNodeId ? ['clear-upload'] : ['clear-upload', 'delete-node'],
        ),
      ]
    : nothingFound;

/** SPEC V18. */
export const mediaUndescribed: NodeRule = (_story, { id, media }) =>
  media.some(
    ({ mediaType, isActive, title, description }) =>
      mediaType === 'image' && isActive && `${title}${description}`.trim() === '',
  )
    ? [diagnostic('media-undescribed', { nodeId: id }, [])]
    : nothingFound;
