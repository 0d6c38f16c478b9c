import { lazily } from '@dreamfork/ui/lazy';
import { LayoutGrid, Magnet, Workflow } from 'lucide-react';
import type { Session } from '../store/session/createSession.ts';
import { selectedNodes } from '../store/session/selection.ts';
import { type CommandContext, defineCommands } from './command.ts';
import { commandMessages } from './messages.ts';

const fetchLayout = lazily(() => import('./autoLayout/arrangeNodes.ts'));
const fetchMoveByRule = lazily(() => import('./autoLayout/moveByRule.ts'));

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
    run: async (context) => (await fetchMoveByRule()).moveByRule(context, 'centre-nodes'),
  },
  'fix-positions': {
    group: 'canvas',
    icon: Magnet,
    run: async (context) => (await fetchMoveByRule()).moveByRule(context, 'fix-positions'),
  },
});
