import { isDefaultContent, isDefaultTitle } from '../../schema/nodeDefaults.ts';
import { isMediaType } from '../../schema/nodeTypes.ts';
import { diagnostic } from '../diagnostic.ts';
import { type NodeRule, nothingFound } from '../rule.ts';

/** SPEC V5. Ends and media nodes may have no text. */
export const nodeTextEmpty: NodeRule = ({ startNodeId }, { id, type, content }) =>
  type === 'end' || isMediaType(type) || content.trim() !== ''
    ? nothingFound
    : [diagnostic('node-text-empty', { nodeId: id }, id === startNodeId ? [] : ['delete-node'])];

/** SPEC V17. */
export const nodeTextDefault: NodeRule = (_story, { id, content }) =>
  isDefaultContent(content) ? [diagnostic('node-text-default', { nodeId: id }, [])] : nothingFound;

/** SPEC V16. */
export const nodeTitleDefault: NodeRule = (_story, { id, title }) =>
  isDefaultTitle(title) ? [diagnostic('node-title-default', { nodeId: id }, [])] : nothingFound;
