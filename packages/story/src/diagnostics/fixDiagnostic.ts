import { deleteChoice } from '../operations/deleteChoice.ts';
import { deleteNodes } from '../operations/deleteNodes.ts';
import { disconnect } from '../operations/disconnect.ts';
import { type EditResult, edited } from '../operations/edit.ts';
import { setCondition } from '../operations/setCondition.ts';
import { updateChoice } from '../operations/updateChoice.ts';
import { updateNode } from '../operations/updateNode.ts';
import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { ProblemPlace } from '../validation/problem.ts';
import type { Diagnostic, FixCode } from './diagnostic.ts';
import { addEndAfter } from './fixes/addEndAfter.ts';
import { addVariables } from './fixes/addVariables.ts';
import { clearUpload } from './fixes/clearUpload.ts';
import { connectOnward } from './fixes/connectOnward.ts';
import { andThen, type FixContext } from './fixes/fix.ts';
import { makeChoice } from './fixes/makeChoice.ts';
import { addStart, setAsStart } from './fixes/startFixes.ts';
import { targetTitle } from './targetTitle.ts';

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
