import type { ContextNode, GenerationContext, StoryDocument } from '@dreamfork/story';
import type { AssistantContext } from '../../assistantServices.ts';

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
