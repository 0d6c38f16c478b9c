import type { NodeType } from '@dreamfork/story';
import { type ActionContext, defineActions, type EditorAction, oneNodeOf } from './action.ts';

const connectionOf = ({ session }: ActionContext): string | undefined => {
  const { connectionIds } = session.getState().selection;
  return connectionIds.length === 1 ? connectionIds[0] : undefined;
};

const leads = (context: ActionContext): boolean => {
  const id = connectionOf(context);
  if (id === undefined) return false;
  const { connections } = context.session.getState().document;
  return connections.some((connection) => connection.id === id && connection.toNodeId !== '');
};

const insert = (type: NodeType): EditorAction => ({
  group: 'link',
  icon: type,
  isAvailable: leads,
  run: (context) => {
    const connectionId = connectionOf(context);
    if (connectionId !== undefined) context.commands.insertIntoConnection({ type, connectionId });
  },
});

const make = (type: NodeType): EditorAction => ({
  group: 'node',
  icon: type,
  isAvailable: (context) => {
    const nodeId = oneNodeOf(context);
    const { nodes, startNodeId } = context.session.getState().document;
    const node = nodeId === undefined ? undefined : nodes.find(({ id }) => id === nodeId);
    return node !== undefined && node.type !== type && nodeId !== startNodeId;
  },
  run: (context) => {
    const nodeId = oneNodeOf(context);
    if (nodeId !== undefined) context.commands.changeType({ nodeId, type });
  },
});

/** A node into the selected connection, and a node of another type. */
export const insertActions = defineActions({
  'insert-text': insert('text'),
  'insert-choice': insert('choice'),
  'insert-image': insert('image'),
  'make-text': make('text'),
  'make-choice': make('choice'),
  'make-end': make('end'),
});
