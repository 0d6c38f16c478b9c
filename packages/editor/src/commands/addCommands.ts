import { findNode, isTemporaryId, type NodeType, nodeTypeNames } from '@dreamfork/story';
import {
  type Command,
  type CommandContext,
  type CommandDefinition,
  defineCommands,
  oneNodeOf,
} from './command.ts';
import { addHeadings, commandMessages } from './messages.ts';

/** The type alone, under what is done with it: a letter finds it. */
const inMenu = (type: NodeType, kind: keyof (typeof addHeadings)['ru']): Command['inMenu'] => ({
  ru: { heading: addHeadings.ru[kind], label: nodeTypeNames.ru[type] },
  en: { heading: addHeadings.en[kind], label: nodeTypeNames.en[type] },
});

/** The selected node, with its choice where one is selected that leads nowhere yet: what is added next follows it. */
function leadingNode(context: CommandContext): { fromNodeId: string; choiceId?: string } | null {
  const { document, selection } = context.session.getState();
  const node = findNode(document, oneNodeOf(context) ?? '');
  if (!node || node.type === 'end') return null;
  const choice = node.choices.find(
    ({ id, connectionId }) => id === selection.choice?.choiceId && isTemporaryId(connectionId),
  );
  return { fromNodeId: node.id, ...(choice ? { choiceId: choice.id } : {}) };
}

const add = (type: NodeType, key: string): CommandDefinition => ({
  group: 'add',
  inMenu: inMenu(type, 'add'),
  icon: type,
  shortcuts: [{ key, reach: 'tools' }],
  run: (context) => {
    const { edits, position } = context;
    const from = position ? undefined : leadingNode(context);
    if (from) edits.addLinkedNode({ type, ...from });
    else edits.addNode({ type, ...(position ? { position } : {}) });
  },
});

const addLinked = (type: NodeType): CommandDefinition => ({
  group: 'link',
  inMenu: inMenu(type, 'link'),
  icon: type,
  isAvailable: (context) => {
    const node = findNode(context.session.getState().document, oneNodeOf(context) ?? '');
    return node !== undefined && node.type !== 'end';
  },
  run: (context) => {
    const { choiceId, position } = context;
    const fromNodeId = oneNodeOf(context);
    if (fromNodeId === undefined) return;
    context.edits.addLinkedNode({
      type,
      fromNodeId,
      ...(choiceId === undefined ? {} : { choiceId }),
      ...(position ? { position } : {}),
    });
  },
});

const selectedConnection = ({ session }: CommandContext): string | undefined => {
  const { connectionIds } = session.getState().selection;
  return connectionIds.length === 1 ? connectionIds[0] : undefined;
};

const insert = (type: NodeType): CommandDefinition => ({
  group: 'link',
  inMenu: inMenu(type, 'insert'),
  icon: type,
  isAvailable: (context) => {
    const connectionId = selectedConnection(context);
    if (connectionId === undefined) return false;
    const { connections } = context.session.getState().document;
    return connections.some(({ id, toNodeId }) => id === connectionId && toNodeId !== '');
  },
  run: (context) => {
    const connectionId = selectedConnection(context);
    if (connectionId !== undefined) context.edits.insertIntoConnection({ type, connectionId });
  },
});

/** New nodes: alone, linked from a node, or put into a connection. */
export const addCommands = defineCommands(commandMessages, {
  'add-text': add('text', 't'),
  'add-choice': add('choice', 'c'),
  'add-image': add('image', 'i'),
  'add-video': add('video', 'v'),
  'add-audio': add('audio', 'a'),
  'add-document': add('document', 'd'),
  'add-end': add('end', 'e'),
  'add-linked-text': addLinked('text'),
  'add-linked-choice': addLinked('choice'),
  'add-linked-image': addLinked('image'),
  'add-linked-video': addLinked('video'),
  'add-linked-audio': addLinked('audio'),
  'add-linked-document': addLinked('document'),
  'add-linked-end': addLinked('end'),
  'insert-text': insert('text'),
  'insert-choice': insert('choice'),
  'insert-image': insert('image'),
});
