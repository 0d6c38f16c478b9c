import type { ContextNode, GenerationContext, StoryDocument } from '@dreamfork/story';
import type { AssistantContext, AssistantTask } from '../../services/assistant.ts';

/** `ownChoice`: the choice that the node itself leads on by. `withOwn`: its text is part of the context. */
type Sent = { ownChoice?: string; withOwn: boolean };

/** The text of a passage; of a whole story with its choices. */
const passageText = ({ role, text, choices }: ContextNode): string =>
  role === 'story' ? [text, ...choices.map((choice) => `— ${choice}`)].join('\n') : text;

const choiceOf = (node: ContextNode, ownChoice: string | undefined): string | undefined =>
  node.role === 'own' ? ownChoice : node.role === 'path' ? node.choices[0] : undefined;

/** A context as it is sent. */
export function toContext(
  { startNodeId }: StoryDocument,
  { title, description, start, nodes }: GenerationContext,
  { ownChoice, withOwn }: Sent,
): AssistantContext {
  const opening = start && startNodeId ? [{ nodeId: startNodeId, title: start, text: '' }] : [];
  const passages = nodes
    .filter(({ role }) => withOwn || role !== 'own')
    .map((node) => {
      const choice = choiceOf(node, ownChoice);
      const passage = { nodeId: node.nodeId, title: node.title, text: passageText(node) };
      return choice === undefined ? passage : { ...passage, choice };
    });
  return {
    ...(title ? { storyTitle: title } : {}),
    ...(description ? { storyDescription: description } : {}),
    passages: [...opening, ...passages],
  };
}

export type TaskDraft = { task: AssistantTask; context: GenerationContext | null };

/** Narrows the context until the task fits; null where it does not even without one. */
export function fitTask(
  limit: number,
  build: (room: number) => TaskDraft | null,
): TaskDraft | null {
  for (let room = limit; ; ) {
    const draft = build(Math.max(room, 0));
    const excess = draft ? JSON.stringify(draft.task).length - limit : 0;
    if (!draft || excess <= 0) return draft;
    if (room <= 0) return null;
    room -= Math.max(excess, Math.ceil(limit / 50));
  }
}
