import { isMediaType } from '../../schema/nodeTypes.ts';
import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC V5. Ends say enough by being ends, media nodes by their media. */
export const nodeTextEmpty: Rule = ({ nodes }) =>
  nodes.flatMap(({ id, type, content }) =>
    type === 'end' || isMediaType(type) || content.trim() !== ''
      ? []
      : problem('node-text-empty', { nodeId: id }),
  );
