import { centreNodes, fixPositions } from '@dreamfork/story';
import { lazily } from '@dreamfork/ui/lazy';
import { LayoutGrid, Magnet, Workflow } from 'lucide-react';
import type { Session } from '../store/session/createSession.ts';
import { selectedNodes } from '../store/session/selection.ts';
import type { Operation } from '../store/session/state.ts';
import { layoutMessages } from './autoLayout/messages.ts';
import { type CommandContext, defineCommands } from './command.ts';
import { type EditContext, reportRejected } from './edits/context.ts';
import { commandMessages } from './messages.ts';

const fetchLayout = lazily(() => import('./autoLayout/arrangeNodes.ts'));

/** Sessions whose layout is being computed. */
const running = new WeakSet<Session>();

/** Sets out the selected nodes, else the whole story; a second request while one runs is ignored. */
async function arrange(context: CommandContext): Promise<void> {
  const { session } = context;
  if (running.has(session)) return;
  running.add(session);
  try {
    const { arrangeNodes } = await fetchLayout();
    const nodeIds = selectedNodes(session.getState());
    await arrangeNodes(context, nodeIds.length > 1 ? nodeIds : 'all');
  } finally {
    running.delete(session);
  }
}

/** Moves nodes by a rule as one step of undo; the notice offers to undo it. */
export function moveByRule(
  context: EditContext,
  rule: 'centre-nodes' | 'fix-positions',
  operation: Operation,
): boolean {
  const { session, interaction, locale } = context;
  const messages = layoutMessages[locale];
  const before = new Set(session.getState().document.nodes);
  if (!reportRejected(context, session.edit({ label: rule, operation }))) return false;
  const { document, history } = session.getState();
  const moved = document.nodes.filter((node) => !before.has(node)).length;
  if (moved === 0) {
    interaction.notify({ status: 'info', title: messages.allInPlace });
    return true;
  }
  interaction.notify({
    status: 'success',
    title: messages[rule].title,
    description: messages[rule].text(moved),
    action: {
      label: messages.undo,
      onPress: () => {
        if (session.getState().history.revision === history.revision) session.undo();
        else interaction.notify({ status: 'info', title: messages.tooLate });
      },
    },
  });
  return true;
}

/** Set out nodes by a rule. */
export const layoutCommands = defineCommands(commandMessages, {
  arrange: {
    group: 'shape',
    icon: Workflow,
    shortcuts: [{ key: 'l', reach: 'tools' }],
    isAvailable: ({ session }) => session.getState().document.nodes.length > 1,
    run: arrange,
  },
  'centre-nodes': {
    group: 'canvas',
    icon: LayoutGrid,
    run: (context) => {
      moveByRule(context, 'centre-nodes', centreNodes);
    },
  },
  'fix-positions': {
    group: 'canvas',
    icon: Magnet,
    run: (context) => {
      moveByRule(context, 'fix-positions', fixPositions);
    },
  },
});
