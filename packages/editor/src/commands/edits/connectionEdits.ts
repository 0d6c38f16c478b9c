import { connect, disconnect, findNode, type ReconnectInput, reconnect } from '@dreamfork/story';
import { type EditContext, reportRejected } from './context.ts';

export type ConnectInput = { fromNodeId: string; toNodeId: string; choiceId?: string };

export function createConnectionEdits(context: EditContext) {
  const { session, ids } = context;

  const removeLinks = (connectionIds: readonly string[]) =>
    reportRejected(
      context,
      session.edit({
        label: 'disconnect',
        operation: (story) => disconnect(story, { connectionIds: [...connectionIds] }),
      }),
    );

  return {
    /** Links a node, or one of its choices, to another node. A choice already linked gets the new target. */
    connect: (input: ConnectInput) =>
      reportRejected(
        context,
        session.edit({
          label: 'connect',
          operation: (story) => connect(story, { ...input, connectionId: ids.next() }),
        }),
      ),

    reconnect: (input: ReconnectInput) =>
      reportRejected(
        context,
        session.edit({ label: 'reconnect', operation: (story) => reconnect(story, input) }),
      ),

    disconnect: removeLinks,

    /** Takes the target away from a choice; the choice stays. */
    unlinkChoice: (input: { nodeId: string; choiceId: string }) => {
      const node = findNode(session.getState().document, input.nodeId);
      const choice = node?.choices.find(({ id }) => id === input.choiceId);
      return choice ? removeLinks([choice.connectionId]) : false;
    },
  };
}
