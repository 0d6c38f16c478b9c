import { layoutGraph, placeLayout } from '@dreamfork/story';
import { shapeMessages } from '../messages/index.ts';
import { cardSize } from './boxes.ts';
import { cellSize } from './cellSize.ts';
import type { CommandContext } from './context.ts';
import { moveGently } from './moveGently.ts';

/** A layout that takes longer than this says so, in milliseconds. */
export const patience = 400;

/** Sets nodes out from left to right, near the author's order. */
export async function arrangeNodes(
  context: CommandContext,
  nodeIds: readonly string[] | 'all',
): Promise<void> {
  const { session, interaction, locale, arrange } = context;
  const words = shapeMessages[locale].arrange;
  const { document } = session.getState();
  const graph = layoutGraph(document, nodeIds, cardSize);
  if (graph.nodes.length < 2) {
    interaction.notify({ status: 'info', title: words.nothing });
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
    title: words.title,
    text: words.text(graph.nodes.length),
    cancelLabel: words.cancel,
    after: patience,
    onCancel: () => control.abort(),
  });
  const { startNodeId } = document;
  const answer = await arrange({ graph, groupOf, startId: startNodeId }, control.signal);
  wait.end();
  switch (answer.kind) {
    case 'arranged': {
      const story = session.getState().document;
      const options = { sizeOf: cardSize, cell: cellSize };
      moveGently(context, 'arrange', placeLayout(story, answer.positions, options));
      return;
    }
    case 'cancelled':
      return interaction.notify({ status: 'info', title: words.cancelled });
    case 'failed':
      return interaction.notify({
        status: 'error',
        title: words.failed,
        description: words.failedText,
      });
    case 'unavailable':
      return interaction.notify({
        status: 'warning',
        title: words.unavailable,
        description: words.unavailableText,
      });
  }
}
