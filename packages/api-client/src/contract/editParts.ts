import {
  addChoice,
  addNode,
  connect,
  deleteChoice,
  deleteNodes,
  disconnect,
  fail,
  type Ids,
  type NodeType,
  type Position,
  type Problem,
  problem,
  type ReplaceMediaInput,
  type Result,
  replaceMedia,
  type StoryDocument,
  type StoryNode,
  succeed,
  updateChoice,
  updateNode,
  updateStory,
} from '@dreamfork/story';
import type { ErrorCode } from '../values/errors.ts';

/** A change that a call makes to a document, as data. */
export type PartEdit =
  | { kind: 'describe'; title?: string | undefined; description?: string | undefined }
  | {
      kind: 'add-chapter';
      type: NodeType;
      title?: string | undefined;
      content?: string | undefined;
      position?: Position | undefined;
      afterNodeId?: string | undefined;
    }
  | {
      kind: 'update-chapter';
      nodeId: string;
      type?: NodeType | undefined;
      title?: string | undefined;
      content?: string | undefined;
    }
  | { kind: 'delete-chapter'; nodeId: string }
  | { kind: 'add-choice'; nodeId: string; text: string; targetNodeId: string | null }
  | {
      kind: 'update-choice';
      choiceId: string;
      text?: string | undefined;
      targetNodeId?: string | null | undefined;
    }
  | { kind: 'delete-choice'; choiceId: string }
  | ({ kind: 'replace-media' } & ReplaceMediaInput);

/** The document after an edit, and the id of the node or option that was edited. */
export type EditedPart = { story: StoryDocument; id: string };

type Edited = Result<EditedPart, Problem>;

/** What a refused edit is answered with. */
export function partErrorCode({ code }: Problem): ErrorCode {
  if (code === 'node-not-found') return 'chapter-not-found';
  return code === 'choice-not-found' ? 'choice-not-found' : 'story-invalid';
}

// Values that were not given must not stand in an operation's input.
const given = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Key in keyof Value]?: Exclude<Value[Key], undefined>;
  };

const named = (result: ReturnType<typeof updateStory>, id: string): Edited =>
  result.ok ? succeed({ story: result.value.story, id }) : fail(result.error);

const holderOf = (story: StoryDocument, choiceId: string): StoryNode | undefined =>
  story.nodes.find(({ choices }) => choices.some(({ id }) => id === choiceId));

type ChoiceTarget = { nodeId: string; choiceId: string; targetNodeId: string | null };

function leadChoice(
  story: StoryDocument,
  { nodeId, choiceId, targetNodeId }: ChoiceTarget,
  ids: Ids,
): Edited {
  if (targetNodeId !== null) {
    const input = {
      connectionId: ids.next(),
      fromNodeId: nodeId,
      toNodeId: targetNodeId,
      choiceId,
    };
    return named(connect(story, input), choiceId);
  }
  const node = story.nodes.find(({ id }) => id === nodeId);
  const held = node?.choices.find(({ id }) => id === choiceId)?.connectionId;
  const connectionIds = story.connections.filter(({ id }) => id === held).map(({ id }) => id);
  return named(disconnect(story, { connectionIds }), choiceId);
}

function addPartChoice(
  story: StoryDocument,
  { nodeId, text, targetNodeId }: Extract<PartEdit, { kind: 'add-choice' }>,
  ids: Ids,
): Edited {
  const choiceId = ids.next();
  const added = addChoice(story, { nodeId, choiceId, text });
  if (!added.ok || targetNodeId === null) return named(added, choiceId);
  return leadChoice(added.value.story, { nodeId, choiceId, targetNodeId }, ids);
}

function updatePartChoice(
  story: StoryDocument,
  { choiceId, text, targetNodeId }: Extract<PartEdit, { kind: 'update-choice' }>,
  ids: Ids,
): Edited {
  const nodeId = holderOf(story, choiceId)?.id;
  if (nodeId === undefined) return fail(problem('choice-not-found', { choiceId }));
  const worded =
    text === undefined
      ? succeed({ story, id: choiceId })
      : named(updateChoice(story, { nodeId, choiceId, text }), choiceId);
  if (!worded.ok || targetNodeId === undefined) return worded;
  return leadChoice(worded.value.story, { nodeId, choiceId, targetNodeId }, ids);
}

function addChapter(
  story: StoryDocument,
  { kind: _kind, type, afterNodeId, ...facts }: Extract<PartEdit, { kind: 'add-chapter' }>,
  ids: Ids,
): Edited {
  const id = ids.next();
  const linkFrom = afterNodeId && { linkFrom: { nodeId: afterNodeId, connectionId: ids.next() } };
  const node = { id, type, ...given(facts) };
  return named(addNode(story, { node, ...(linkFrom || {}) }, { random: Math.random }), id);
}

/** Makes one change of the generic view, by the operations that the editor uses. */
export function editParts(story: StoryDocument, edit: PartEdit, ids: Ids): Edited {
  switch (edit.kind) {
    case 'describe': {
      const { title, description } = edit;
      return named(updateStory(story, given({ title, description })), '');
    }
    case 'add-chapter':
      return addChapter(story, edit, ids);
    case 'update-chapter': {
      const { nodeId, type, title, content } = edit;
      return named(updateNode(story, { nodeId, ...given({ type, title, content }) }), nodeId);
    }
    case 'delete-chapter':
      return named(deleteNodes(story, { nodeIds: [edit.nodeId] }), edit.nodeId);
    case 'add-choice':
      return addPartChoice(story, edit, ids);
    case 'update-choice':
      return updatePartChoice(story, edit, ids);
    case 'delete-choice': {
      const { choiceId } = edit;
      const nodeId = holderOf(story, choiceId)?.id;
      return nodeId === undefined
        ? fail(problem('choice-not-found', { choiceId }))
        : named(deleteChoice(story, { nodeId, choiceId }), choiceId);
    }
    case 'replace-media':
      return named(replaceMedia(story, edit), '');
    default:
      return edit satisfies never;
  }
}
