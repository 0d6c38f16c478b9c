import { selectNodes } from '../session/selection.ts';
import type { ActionContext } from './action.ts';
import { type ActionId, actionOf } from './actions.ts';

/** Whether the action can be done here and now. */
export function isActionAvailable(id: ActionId, context: ActionContext): boolean {
  return actionOf(id).isAvailable?.(context) ?? true;
}

/** Does what the author asked for. Returns false where it cannot be done. */
export function runAction(id: ActionId, context: ActionContext): boolean {
  if (!isActionAvailable(id, context)) return false;
  const action = actionOf(id);
  const { nodeId, session, commands } = context;
  const isElsewhere =
    nodeId !== undefined && !session.getState().selection.nodeIds.includes(nodeId);
  if (isElsewhere && action.isAboutNodes) commands.select(selectNodes([nodeId]));
  void action.run(context);
  return true;
}
