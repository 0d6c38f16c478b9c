import { centreNodes, fixPositions } from '@dreamfork/story';
import { type EditContext, notifyWithUndo, reportRejected } from '../edits/context.ts';
import { layoutMessages } from './messages.ts';

const operations = { 'centre-nodes': centreNodes, 'fix-positions': fixPositions };

/** Moves nodes by a rule as one step of undo; the notice offers to undo it. */
export function moveByRule(context: EditContext, rule: keyof typeof operations): void {
  const { session, interaction, locale } = context;
  const messages = layoutMessages[locale];
  const before = new Set(session.getState().document.nodes);
  const edited = session.edit({ label: rule, operation: operations[rule] });
  if (!reportRejected(context, edited)) return;
  const { document } = session.getState();
  const moved = document.nodes.filter((node) => !before.has(node)).length;
  if (moved === 0) {
    interaction.notify({ status: 'info', title: messages.allInPlace });
    return;
  }
  notifyWithUndo(context, {
    status: 'success',
    title: messages[rule].title,
    description: messages[rule].text(moved),
  });
}
