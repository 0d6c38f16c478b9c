import { isMediaType } from '../../schema/nodeTypes.ts';
import { diagnosis, type FixCode } from '../diagnosis.ts';
import { type NodeRule, nothingFound } from '../rule.ts';
import { isUploadUnfinished } from '../uploads.ts';

/** SPEC V11. */
export const mediaMissing: NodeRule = ({ startNodeId }, node) => {
  const { id: nodeId, type, media, choices } = node;
  if (!isMediaType(type) || media.length > 0 || isUploadUnfinished(node)) return nothingFound;
  const fixes: FixCode[] = choices.length === 0 ? ['make-text'] : [];
  if (nodeId !== startNodeId) fixes.push('delete-node');
  return [diagnosis('media-missing', { nodeId }, fixes)];
};
