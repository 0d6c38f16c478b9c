import { type Diagnosis, type FixCode, fixProblem, type ProblemPlace } from '@dreamfork/story';
import {
  type Selection,
  selectChoice,
  selectConnection,
  selectNodes,
} from '../session/selection.ts';
import { announce, type CommandContext } from './context.ts';

export function createDoctorCommands(
  context: CommandContext,
  select: (selection: Selection) => void,
) {
  const { session, ids, random, locale } = context;
  return {
    /** Puts a problem right in one of the ways it offers. */
    fixProblem: ({ diagnosis, fix }: { diagnosis: Diagnosis; fix: FixCode }): boolean =>
      announce(
        context,
        session.edit({
          label: 'fix-problem',
          operation: (story) => fixProblem(story, diagnosis, fix, { ids, random, locale }),
        }),
      ),

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
