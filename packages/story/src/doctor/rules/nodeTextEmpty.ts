import { isMediaType } from '../../schema/nodeTypes.ts';
import { diagnosis } from '../diagnosis.ts';
import { eachNode, nothingFound } from '../rule.ts';

/** SPEC V5. Ends say enough by being ends, media nodes by their media. */
export const nodeTextEmpty = eachNode(({ startNodeId }, { id, type, content }) =>
  type === 'end' || isMediaType(type) || content.trim() !== ''
    ? nothingFound
    : [diagnosis('node-text-empty', { nodeId: id }, id === startNodeId ? [] : ['delete-node'])],
);
