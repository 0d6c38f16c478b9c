import { addChoice, deleteChoice, moveChoice, updateChoice } from '@dreamfork/story';
import { selectNodes } from '../../store/session/selection.ts';
import { type EditContext, reportRejected } from './context.ts';
import { editMessages } from './messages.ts';

export type ChoicePlace = { nodeId: string; choiceId: string };

export function createChoiceEdits(context: EditContext) {
  const { session, ids, interaction, locale } = context;
  return {
    /** Asks for the text of a new choice. An empty text adds nothing. */
    addChoice: async (nodeId: string) => {
      const messages = editMessages[locale];
      const answer = await interaction.prompt({
        title: messages.newChoice,
        label: messages.choiceText,
        confirmLabel: messages.add,
      });
      const text = answer?.trim();
      if (!text) return;
      reportRejected(
        context,
        session.edit({
          label: 'add-choice',
          operation: (story) => addChoice(story, { nodeId, choiceId: ids.next(), text }),
        }),
      );
    },

    /** The text of a choice while it is typed; a run of typing is one step of undo. */
    updateChoice: (input: ChoicePlace & { text: string }) =>
      reportRejected(
        context,
        session.edit({
          label: 'edit-choice',
          gesture: `choice-${input.choiceId}`,
          operation: (story) => updateChoice(story, input),
        }),
      ),

    moveChoice: (input: ChoicePlace & { index: number }) =>
      reportRejected(
        context,
        session.edit({ label: 'move-choice', operation: (story) => moveChoice(story, input) }),
      ),

    deleteChoice: (input: ChoicePlace) => {
      const isDone = reportRejected(
        context,
        session.edit({ label: 'delete-choice', operation: (story) => deleteChoice(story, input) }),
      );
      if (isDone) session.select(selectNodes([input.nodeId]));
      return isDone;
    },
  };
}
