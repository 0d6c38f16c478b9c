export { fail, type Result, succeed } from './result.ts';
export {
  type ChoiceOption,
  type Connection,
  choiceOption,
  connection,
  type NodeMedia,
  nodeMedia,
  type Position,
  type StoryDocument,
  type StoryNode,
  storyDocument,
  storyNode,
} from './schema/document.ts';
export {
  isMediaType,
  type MediaType,
  mediaTypes,
  type NodeType,
  nodeTypes,
} from './schema/nodeTypes.ts';
export {
  adviceCodes,
  documentProblemCodes,
  editProblemCodes,
  type Problem,
  type ProblemCode,
  type ProblemPlace,
  problem,
  problemCodes,
} from './validation/problem.ts';
