import { addChoice, deleteChoice, moveChoice, updateChoice } from '@dreamfork/story';
import { editorMessages } from '../messages/index.ts';
import { selectNodes } from '../session/selection.ts';
import { announce, type CommandContext } from './context.ts';

export type ChoicePlace = { nodeId: string; choiceId: string };

export function createChoiceCommands(context: CommandContext) {
  const { session, ids, interaction, locale } = context;
  return {
    /** Asks for the words of a new choice. Nothing, or only spaces, adds nothing. */
    addChoice: async (nodeId: string) => {
      const words = editorMessages[locale].questions;
      const answer = await interaction.prompt({
        title: words.newChoice,
        label: words.choiceText,
        confirmLabel: words.add,
      });
      const text = answer?.trim();
      if (!text) return;
      announce(
        context,
        session.edit({
          label: 'add-choice',
          operation: (story) => addChoice(story, { nodeId, choiceId: ids.next(), text }),
        }),
      );
    },

    updateChoice: (input: ChoicePlace & { text: string }) =>
      announce(
        context,
        session.edit({ label: 'edit-choice', operation: (story) => updateChoice(story, input) }),
      ),

    moveChoice: (input: ChoicePlace & { index: number }) =>
      announce(
        context,
        session.edit({ label: 'move-choice', operation: (story) => moveChoice(story, input) }),
      ),

    deleteChoice: (input: ChoicePlace) => {
      const isDone = announce(
        context,
        session.edit({ label: 'delete-choice', operation: (story) => deleteChoice(story, input) }),
      );
      if (isDone) session.select(selectNodes([input.nodeId]));
      return isDone;
    },
  };
}
