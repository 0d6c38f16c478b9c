import { isMediaType } from '../../schema/nodeTypes.ts';
import { diagnosis } from '../diagnosis.ts';
import { type NodeRule, nothingFound } from '../rule.ts';

/** SPEC V5. Ends say enough by being ends, media nodes by their media. */
export const nodeTextEmpty: NodeRule = ({ startNodeId }, { id, type, content }) =>
  type === 'end' || isMediaType(type) || content.trim() !== ''
    ? nothingFound
    : [diagnosis('node-text-empty', { nodeId: id }, id === startNodeId ? [] : ['delete-node'])];
