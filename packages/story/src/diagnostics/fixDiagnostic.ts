import { isUploadLine, uploading } from '../media/uploads.ts';
import { addNode } from '../operations/addNode.ts';
import { deleteChoice, updateChoice } from '../operations/choices.ts';
import { disconnect } from '../operations/connect.ts';
import { deleteNodes } from '../operations/deleteNodes.ts';
import { type EditResult, edited, nodeIndexOf, refused, withNode } from '../operations/edit.ts';
import { setCondition } from '../operations/logic.ts';
import { updateNode } from '../operations/updateNode.ts';
import { setStart } from '../operations/updateStory.ts';
import { readingGraph, reversedGraph, targetsOf } from '../queries/readingGraph.ts';
import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { StoryLocale } from '../schema/locale.ts';
import { nodeDefaults } from '../schema/nodeDefaults.ts';
import type { ProblemPlace } from '../validation/problem.ts';
import type { Diagnostic, FixCode } from './diagnostic.ts';
import { addVariables } from './fixes/addVariables.ts';
import { addEndAfter, connectOnward, makeChoice } from './fixes/connectionFixes.ts';
import { andThen, type FixContext } from './fixes/fix.ts';
import { targetTitle } from './targetTitle.ts';

/** The likely start of a story: its node of type start, else a node without incoming connections. */
function likelyStart(story: StoryDocument): string | undefined {
  const start = story.nodes.find(({ type }) => type === 'start');
  if (start) return start.id;
  const graph = reversedGraph(readingGraph(story));
  const first = graph.nodeIds.findIndex((_, number) => targetsOf(graph, number).length === 0);
  return graph.nodeIds[Math.max(first, 0)];
}

/** Makes this node the start, or the likely one if none is given. */
function setAsStart(story: StoryDocument, named: string | undefined): EditResult {
  const nodeId = named ?? likelyStart(story);
  return nodeId === undefined ? refused('node-not-found', {}) : setStart(story, { nodeId });
}

const addStart = (story: StoryDocument, { ids, random, locale = 'ru' }: FixContext): EditResult =>
  addNode(story, { node: { id: ids.next(), type: 'start' } }, { random, locale });

type Fix = (story: StoryDocument, place: ProblemPlace, context: FixContext) => EditResult;

// If the place lacks the id that a fix needs, the edit is refused.
const none = '';

const connectToNewNode: Fix = (story, { nodeId = none, choiceId, connectionId }, context) => {
  const lead = (changed: StoryDocument) =>
    connectOnward(changed, { nodeId, choiceId }, 'text', context);
  return connectionId === undefined
    ? lead(story)
    : andThen(disconnect(story, { connectionIds: [connectionId] }), lead);
};

const nameAfterTarget: Fix = (story, { nodeId = none, choiceId = none }) => {
  const choice = findNode(story, nodeId)?.choices.find(({ id }) => id === choiceId);
  return updateChoice(story, { nodeId, choiceId, text: choice ? targetTitle(story, choice) : '' });
};

const fixes: Record<FixCode, Fix> = {
  'connect-to-new-node': connectToNewNode,
  'add-end-after': (story, { nodeId }, context) => addEndAfter(story, nodeId, context),
  'make-end': (story, { nodeId = none }) => updateNode(story, { nodeId, type: 'end' }),
  'make-choice': (story, { connectionId = none }, context) =>
    makeChoice(story, connectionId, context),
  'make-text': (story, { nodeId = none }) => updateNode(story, { nodeId, type: 'text' }),
  'name-after-target': nameAfterTarget,
  'clear-upload': (story, { nodeId = none }, { locale }) => clearUpload(story, { nodeId, locale }),
  'add-variable': addVariables,
  'remove-condition': (story, { nodeId = none, choiceId, connectionId = none }) =>
    setCondition(story, {
      place: choiceId === undefined ? { connectionId } : { nodeId, choiceId },
      condition: '',
    }),
  'set-as-start': (story, { nodeId }) => setAsStart(story, nodeId),
  'add-start': (story, _place, context) => addStart(story, context),
  'delete-choice': (story, { nodeId = none, choiceId = none }) =>
    deleteChoice(story, { nodeId, choiceId }),
  'delete-connection': (story, { connectionId = none }) =>
    disconnect(story, { connectionIds: [connectionId] }),
  'delete-node': (story, { nodeId = none }) => deleteNodes(story, { nodeIds: [nodeId] }),
};

/** Applies one of the fixes of a diagnostic as one edit (SPEC V15). */
export function fixDiagnostic(
  story: StoryDocument,
  { place }: Diagnostic,
  fix: FixCode,
  context: FixContext,
): EditResult {
  const result = fixes[fix](story, place, context);
  return result.ok ? edited(story, result.value.story) : result;
}

/** Removes the traces of a failed upload: its media node id and the message in the content. */
function clearUpload(
  story: StoryDocument,
  { nodeId, locale }: { nodeId: string; locale?: StoryLocale | undefined },
): EditResult {
  const index = nodeIndexOf(story, nodeId);
  const node = story.nodes[index];
  if (!node) return refused('node-not-found', { nodeId });
  const { content } = nodeDefaults(node.type, locale);
  return edited(
    story,
    withNode(story, index, {
      ...node,
      content: isUploadLine(node.content) ? content : node.content,
      mediaNodeId: node.mediaNodeId === uploading ? null : node.mediaNodeId,
    }),
  );
}
