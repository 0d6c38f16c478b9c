import {
  type Diagnostic,
  type FixCode,
  findNode,
  outlinePlace,
  storyIndex,
} from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { applyFix } from '../../commands/edits/applyFix.ts';
import type { Announcer } from '../../components/announcer.tsx';
import { useEditor } from '../../EditorContext.tsx';
import { selectChoice } from '../../store/session/selection.ts';
import { outlineMessages } from './messages.ts';
import { addAfter, addChoiceAfter, moveRow } from './outlineEdits.ts';
import { choiceRowId, nodeRowId, type OutlineRow, type OutlineTask } from './outlineRows.ts';
import type { AddableType, RowCommand } from './rowMenu.ts';

export type RowCommandsNeeds = {
  announcer: Announcer;
  /** Opens what is above a row and gives it the focus. */
  goTo: (rowId: string) => void;
  /** Opens what is above a row that has moved; the focus stays where it is, in its field or on it. */
  stayAt: (rowId: string) => void;
  setTask: (task: OutlineTask | null) => void;
  /** The row that takes the focus when this one goes. */
  neighbourOf: (rowId: string) => string | null;
};

/** Does with a row what its menu and its keys offer, and says what came of it. */
export function useRowCommands({
  announcer,
  goTo,
  stayAt,
  setTask,
  neighbourOf,
}: RowCommandsNeeds) {
  const editor = useEditor();
  const { edits, session } = editor;
  const messages = useMessages(outlineMessages);
  const { said } = messages;
  const documentNow = () => session.getState().document;
  const nodeNow = (nodeId: string) => findNode(documentNow(), nodeId);
  const titleOf = (nodeId: string) => nodeNow(nodeId)?.title || messages.untitled;
  const choiceOf = (row: OutlineRow) =>
    row.kind === 'choice'
      ? nodeNow(row.nodeId)?.choices.find(({ id }) => id === row.choiceId)
      : undefined;
  const placeOf = (row: OutlineRow) => ({
    nodeId: row.nodeId,
    ...(row.kind === 'choice' ? { choiceId: row.choiceId } : {}),
  });
  const nameOf = (row: OutlineRow) => choiceOf(row)?.text ?? titleOf(row.nodeId);
  const edit = (rowId: string) => {
    // Words that are being edited elsewhere must not overwrite these later.
    edits.commitEditing();
    setTask({ rowId, kind: 'edit' });
  };

  const add = (row: OutlineRow, type: AddableType) => {
    const added = addAfter(editor, { ...placeOf(row), type });
    if (added === null) return;
    announcer.announce(said.added(titleOf(added)));
    // The new node is selected, and so its row comes into view by itself.
    edit(nodeRowId(added));
  };

  const addChoiceOption = (row: OutlineRow) => {
    const added = addChoiceAfter(editor, { ...placeOf(row), text: messages.newChoice });
    if (added === null) return;
    edits.select(selectChoice(row.nodeId, added));
    edit(choiceRowId(added));
    const text = nodeNow(row.nodeId)?.choices.find(({ id }) => id === added)?.text ?? '';
    announcer.announce(said.choiceAdded(text));
  };

  const moveLevel = (row: OutlineRow, direction: 'in' | 'out') => {
    if (!moveRow(editor, { ...placeOf(row), direction })) return;
    const document = documentNow();
    const owner =
      row.kind === 'choice'
        ? document.nodes.find(({ choices }) => choices.some(({ id }) => id === row.choiceId))
        : undefined;
    const place = row.kind === 'node' ? outlinePlace(document, row.nodeId) : null;
    if (row.kind === 'choice' && owner) edits.select(selectChoice(owner.id, row.choiceId));
    const from = owner ?? place?.from;
    if (from) {
      const link = {
        from: titleOf(from.id),
        to: nameOf({ ...row, nodeId: owner?.id ?? row.nodeId }),
      };
      announcer.announce(place?.kind === 'path' ? said.follows(link) : said.branch(link));
    }
    stayAt(row.id);
  };

  const move = (row: OutlineRow, step: 1 | -1) => {
    if (row.kind !== 'choice') return;
    const { nodeId, choiceId, number } = row;
    const of = nodeNow(nodeId)?.choices.length ?? 0;
    const to = number + step;
    if (to < 1 || to > of) return;
    if (!edits.moveChoice({ nodeId, choiceId, index: to - 1 })) return;
    announcer.announce(said.moved({ number: to, of }));
    goTo(row.id);
  };

  const remove = async (row: OutlineRow) => {
    if (row.kind === 'reference') return;
    const name = nameOf(row);
    const next = neighbourOf(row.id);
    if (row.kind === 'choice') edits.deleteChoice(row);
    else if (row.kind === 'path') edits.disconnect([row.connectionId]);
    else await edits.deleteNodes([row.nodeId]);
    const isGone = row.kind !== 'node' || nodeNow(row.nodeId) === undefined;
    if (isGone) announcer.announce(said.deleted(name));
    const focused = isGone ? next : row.id;
    if (focused !== null) goTo(focused);
  };

  /** The connection along which a row leads on, if there is exactly one. */
  const connectionOf = (row: OutlineRow): string | undefined => {
    const { connectionsById, outgoingByNode } = storyIndex(documentNow());
    if (row.kind === 'path') return row.connectionId;
    if (row.kind === 'choice') {
      const connection = connectionsById.get(choiceOf(row)?.connectionId ?? '');
      return connection?.toNodeId ? connection.id : undefined;
    }
    const paths = outgoingByNode.get(row.nodeId) ?? [];
    return paths.length === 1 ? paths[0]?.id : undefined;
  };

  const disconnect = (row: OutlineRow) => {
    const connectionId = connectionOf(row);
    if (connectionId === undefined || !edits.disconnect([connectionId])) return;
    announcer.announce(said.disconnected(nameOf(row)));
    goTo(row.id);
  };

  const connect = (row: OutlineRow, toNodeId: string) => {
    const connectionId = connectionOf(row);
    const isDone =
      row.kind === 'choice'
        ? edits.connect({ fromNodeId: row.nodeId, toNodeId, choiceId: row.choiceId })
        : connectionId === undefined
          ? edits.connect({ fromNodeId: row.nodeId, toNodeId })
          : edits.reconnect({ connectionId, toNodeId });
    setTask(null);
    if (isDone) {
      announcer.announce(said.connected({ from: nameOf(row), to: titleOf(toNodeId) }));
    }
    goTo(row.id);
  };

  const fix = (row: OutlineRow, diagnostic: Diagnostic, code: FixCode) => {
    const next = neighbourOf(row.id);
    if (!applyFix(editor, { diagnostic, fix: code })) return;
    announcer.announce(said.fixed);
    const isGone = nodeNow(row.nodeId) === undefined || (row.kind === 'choice' && !choiceOf(row));
    if (isGone && next === null) return;
    goTo(isGone && next !== null ? next : row.id);
  };

  const run = (row: OutlineRow, command: RowCommand, diagnostics: readonly Diagnostic[]) => {
    const [name, first, second] = command.split(':');
    if (name === 'add') add(row, first as AddableType);
    else if (name === 'fix') {
      const diagnostic = diagnostics[Number(first)];
      if (diagnostic) fix(row, diagnostic, second as FixCode);
    } else if (command === 'edit') edit(row.id);
    else if (command === 'connect') setTask({ rowId: row.id, kind: 'connect' });
    else if (command === 'jump') goTo(nodeRowId(row.nodeId));
    else if (command === 'add-choice-option') addChoiceOption(row);
    else if (command === 'disconnect') disconnect(row);
    else if (command === 'in' || command === 'out') moveLevel(row, command);
    else if (command === 'up') move(row, -1);
    else if (command === 'down') move(row, 1);
    else if (command === 'delete') void remove(row);
    else if (command === 'start' && edits.setStart(row.nodeId)) {
      announcer.announce(said.started(titleOf(row.nodeId)));
      goTo(row.id);
    }
  };

  return { run, connect };
}
