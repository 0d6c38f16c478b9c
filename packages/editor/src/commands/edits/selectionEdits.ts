import type { ProblemPlace } from '@dreamfork/story';
import {
  emptySelection,
  type Selection,
  selectChoice,
  selectConnection,
  selectNodes,
} from '../../store/session/selection.ts';
import type { EditContext } from './context.ts';
import { type NavigationDirection, navigateGraph } from './graphNavigation.ts';

/** How many navigation steps are remembered for going back. */
const longestBackStack = 100;

export function createSelectionEdits(
  { session, showVariable }: EditContext,
  select: (selection: Selection) => void,
) {
  let backStack: string[] = [];
  let current: string | null = null;

  return {
    clearSelection: () => session.select(emptySelection),

    /** Selects every node and every note. */
    selectAll: () => {
      const { nodes, notes } = session.getState().document;
      select({
        ...emptySelection,
        nodeIds: nodes.map(({ id }) => id),
        noteIds: notes.map(({ id }) => id),
      });
    },

    /** Selects a node and brings it into view. */
    showNode: (nodeId: string, options?: { takesFocus?: boolean }) => {
      select(selectNodes([nodeId]));
      session.reveal(nodeId, options);
    },

    /** Selects what a diagnostic is about and brings it into view. */
    showPlace: ({ nodeId, choiceId, connectionId, variableId }: ProblemPlace): void => {
      if (nodeId !== undefined && choiceId !== undefined) {
        select(selectChoice(nodeId, choiceId));
      } else if (nodeId !== undefined) select(selectNodes([nodeId]));
      else if (connectionId !== undefined) select(selectConnection(connectionId));
      else if (variableId !== undefined) showVariable(variableId);
      const from = session
        .getState()
        .document.connections.find(({ id }) => id === connectionId)?.fromNodeId;
      const shown = nodeId ?? from;
      if (shown !== undefined) session.reveal(shown);
    },

    /** Goes from the selected node to a neighbour: selects it, shows it and gives it the focus. */
    navigate: (direction: NavigationDirection): boolean => {
      const { document, selection } = session.getState();
      const [from] = selection.nodeIds;
      const start = document.startNodeId ?? document.nodes[0]?.id;
      if (from !== current) backStack = [];
      const to = from === undefined ? start : navigateGraph(document, from, direction, backStack);
      if (to === undefined || to === null) return false;
      if (direction === 'forward' && from !== undefined) {
        backStack = [...backStack.slice(-longestBackStack), from];
      }
      if (direction === 'back') backStack = backStack.slice(0, -1);
      current = to;
      select(selectNodes([to]));
      session.reveal(to, { takesFocus: true });
      return true;
    },
  };
}
