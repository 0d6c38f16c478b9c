import { layoutGraph, placeLayout } from '@dreamfork/story';
import { cardSize } from '../../geometry/boxes.ts';
import { cellSize } from '../../geometry/geometry.ts';
import type { EditContext } from '../edits/context.ts';
import { animateMove } from './animateMove.ts';
import { layoutMessages } from './messages.ts';

/** A layout that takes longer than this says so, in milliseconds. */
export const patience = 400;

/** Sets nodes out from left to right, near the author's order. */
export async function arrangeNodes(
  context: EditContext,
  nodeIds: readonly string[] | 'all',
): Promise<void> {
  const { session, interaction, locale, arrange, viewSize } = context;
  const messages = layoutMessages[locale];
  const { document } = session.getState();
  const graph = layoutGraph(document, nodeIds, cardSize);
  if (graph.nodes.length < 2) {
    interaction.notify({ status: 'info', title: messages.nothing });
    return;
  }
  const groupIds = new Set(document.groups.map(({ id }) => id));
  const groupOf = new Map(
    document.nodes.flatMap(({ id, groupId }) =>
      groupId !== undefined && groupIds.has(groupId) ? [[id, groupId] as const] : [],
    ),
  );
  const control = new AbortController();
  const wait = interaction.wait({
    title: messages.title,
    text: messages.text(graph.nodes.length),
    cancelLabel: messages.cancel,
    after: patience,
    onCancel: () => control.abort(),
  });
  const { startNodeId } = document;
  const answer = await arrange(
    { graph, groupOf, startId: startNodeId, view: viewSize() },
    control.signal,
  );
  wait.end();
  switch (answer.kind) {
    case 'arranged': {
      const story = session.getState().document;
      const options = { sizeOf: cardSize, cell: cellSize };
      const positions = placeLayout(story, answer.positions, options);
      animateMove(context, 'arrange', positions, () => {
        if (nodeIds === 'all') session.fit();
      });
      return;
    }
    case 'cancelled':
      return interaction.notify({ status: 'info', title: messages.cancelled });
    case 'failed':
      return interaction.notify({
        status: 'error',
        title: messages.failed,
        description: messages.failedText,
      });
    case 'unavailable':
      return interaction.notify({
        status: 'warning',
        title: messages.unavailable,
        description: messages.unavailableText,
      });
  }
}
