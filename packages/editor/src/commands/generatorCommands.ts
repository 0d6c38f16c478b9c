import { addChoice, findNode, updateNode } from '@dreamfork/story';
import { choiceLines } from '../generator/generated.ts';
import { announce, type CommandContext } from './context.ts';
import { sequence } from './sequence.ts';

export function createGeneratorCommands(context: CommandContext) {
  const { session, ids } = context;
  return {
    /** Gives a node a text that was written for it: choices to a choice node, words to any other. */
    applyText: ({ nodeId, text }: { nodeId: string; text: string }): boolean => {
      const node = findNode(session.getState().document, nodeId);
      const choices = choiceLines(text).map((line) => ({ choiceId: ids.next(), text: line }));
      const operation =
        node?.type === 'choice'
          ? sequence(
              ...choices.map(
                (choice) => (story: Parameters<typeof addChoice>[0]) =>
                  addChoice(story, { nodeId, ...choice }),
              ),
            )
          : (story: Parameters<typeof updateNode>[0]) =>
              updateNode(story, { nodeId, content: text.trim() });
      return announce(context, session.edit({ label: 'write-text', operation }));
    },
  };
}
