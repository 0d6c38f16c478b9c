import type { ProblemPlace } from '@dreamfork/story';
import {
  type Selection,
  selectChoice,
  selectConnection,
  selectNodes,
} from '../session/selection.ts';
import type { CommandContext } from './context.ts';

export function createShowCommands(
  { session }: CommandContext,
  select: (selection: Selection) => void,
) {
  return {
    /** Selects a node and brings it into view. */
    showNode: (nodeId: string) => {
      select(selectNodes([nodeId]));
      session.reveal(nodeId);
    },

    /** Selects what a problem is about and brings it into view. */
    showPlace: ({ nodeId, choiceId, connectionId }: ProblemPlace): void => {
      if (nodeId !== undefined && choiceId !== undefined) {
        select(selectChoice(nodeId, choiceId));
      } else if (nodeId !== undefined) select(selectNodes([nodeId]));
      else if (connectionId !== undefined) select(selectConnection(connectionId));
      const from = session
        .getState()
        .document.connections.find(({ id }) => id === connectionId)?.fromNodeId;
      const shown = nodeId ?? from;
      if (shown !== undefined) session.reveal(shown);
    },
  };
}
