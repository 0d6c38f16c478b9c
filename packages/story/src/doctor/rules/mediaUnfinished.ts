import { diagnosis } from '../diagnosis.ts';
import { type NodeRule, nothingFound } from '../rule.ts';
import { isUploadUnfinished } from '../uploads.ts';

/** SPEC V12. */
export const mediaUnfinished: NodeRule = ({ startNodeId }, node) =>
  isUploadUnfinished(node)
    ? [
        diagnosis(
          'media-unfinished',
          { nodeId: node.id },
          node.id === startNodeId ? ['clear-upload'] : ['clear-upload', 'delete-node'],
        ),
      ]
    : nothingFound;
