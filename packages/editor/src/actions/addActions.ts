import { findNode, type NodeType } from '@dreamfork/story';
import type { addableTypes } from '../commands/nodeCommands.ts';
import { type ActionContext, defineActions, type EditorAction, oneNodeOf } from './action.ts';

type AddableType = (typeof addableTypes)[number];

const add = (type: NodeType): EditorAction => ({
  group: 'add',
  icon: type,
  run: ({ commands, position }) => commands.addNode({ type, ...(position ? { position } : {}) }),
});

const canLead = (context: ActionContext): boolean => {
  const nodeId = oneNodeOf(context);
  const node =
    nodeId === undefined ? undefined : findNode(context.session.getState().document, nodeId);
  return node !== undefined && node.type !== 'end';
};

const addLinked = (type: NodeType): EditorAction => ({
  group: 'link',
  icon: type,
  isAvailable: canLead,
  run: (context) => {
    const fromNodeId = oneNodeOf(context);
    if (fromNodeId !== undefined) return context.commands.addLinkedNode({ type, fromNodeId });
  },
});

/** New nodes, alone or linked from a node that is there. */
export const addActions = defineActions<`add-${AddableType}` | `add-linked-${AddableType}`>({
  'add-text': add('text'),
  'add-choice': add('choice'),
  'add-image': add('image'),
  'add-video': add('video'),
  'add-audio': add('audio'),
  'add-document': add('document'),
  'add-end': add('end'),
  'add-linked-text': addLinked('text'),
  'add-linked-choice': addLinked('choice'),
  'add-linked-image': addLinked('image'),
  'add-linked-video': addLinked('video'),
  'add-linked-audio': addLinked('audio'),
  'add-linked-document': addLinked('document'),
  'add-linked-end': addLinked('end'),
});
