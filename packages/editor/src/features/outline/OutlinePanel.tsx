import { Button, EmptyState, Tree, type TreeHandle } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Plus, Waypoints } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type FieldKeyAction, rowKeyAction } from '../../commands/outlineKeys.ts';
import { createAnnouncer, LiveRegion } from '../../components/announcer.tsx';
import { statusMessages } from '../../components/nodeStatus/messages.ts';
import { hasStatus, useStatusFilter } from '../../components/nodeStatus/StatusFilter.tsx';
import { useDiagnostics, useEditor, useSession } from '../../EditorContext.tsx';
import { type Selection, selectChoice, selectConnection } from '../../store/session/selection.ts';
import { outlineMessages } from './messages.ts';
import { OutlineLine } from './OutlineLine.tsx';
import * as styles from './outline.css.ts';
import {
  choiceRowId,
  diagnosticsByRow,
  noDiagnostics,
  nodeRowId,
  type OutlineRow,
  type OutlineTask,
  outlineRows,
  rowsOf,
  visibleRows,
} from './outlineRows.ts';
import { RowMenu } from './RowMenu.tsx';
import { type RowCommand, rowMenu } from './rowMenu.ts';
import { TargetBox } from './TargetBox.tsx';
import { TextForm } from './TextForm.tsx';
import { useFolding } from './useFolding.ts';
import { useRowCommands } from './useRowCommands.ts';

/** The row of what alone is selected. */
function currentRow({ nodeIds, choice }: Selection): string | undefined {
  if (choice) return choiceRowId(choice.choiceId);
  const [nodeId] = nodeIds;
  return nodeId !== undefined && nodeIds.length === 1 ? nodeRowId(nodeId) : undefined;
}

/** Levels that are drawn by indentation. */
const deepest = 4;

/** The story as a tree in reading order, in which all of it can be written without a mouse. */
export function OutlinePanel() {
  const { edits, session } = useEditor();
  const messages = useMessages(outlineMessages);
  const statuses = useMessages(statusMessages);
  const tree = useRef<TreeHandle>(null);
  const [announcer] = useState(createAnnouncer);
  const [task, setTask] = useState<OutlineTask | null>(null);
  const { folded, setExpanded, open } = useFolding();
  const all = useSession(({ document }) => outlineRows(document));
  const { filter, wanted } = useStatusFilter();
  const nodes = useSession(({ document }) => document.nodes);
  const rows = useMemo(
    () =>
      wanted === 'all'
        ? visibleRows(all, folded)
        : rowsOf(
            all,
            nodes.filter((node) => hasStatus(node, wanted)),
          ),
    [all, folded, nodes, wanted],
  );
  const allDiagnostics = useDiagnostics((state) => state.diagnostics);
  const diagnostics = useMemo(() => diagnosticsByRow(allDiagnostics), [allDiagnostics]);
  const selection = useSession((state) => state.selection);
  const selectedIds = useMemo(() => {
    const own = selection.choice ? [choiceRowId(selection.choice.choiceId)] : null;
    return new Set(own ?? selection.nodeIds.map(nodeRowId));
  }, [selection]);
  const currentId = currentRow(selection);

  const openCurrent = useEffectEvent((rowId: string) => open(all, rowId));
  useEffect(() => {
    if (currentId !== undefined) openCurrent(currentId);
  }, [currentId]);

  const goTo = (rowId: string) => {
    open(outlineRows(session.getState().document), rowId);
    tree.current?.focusRow(rowId);
  };
  const neighbourOf = (rowId: string): string | null => {
    const at = rows.findIndex(({ id }) => id === rowId);
    return rows[at - 1]?.id ?? rows[at + 1]?.id ?? null;
  };
  const stayAt = (rowId: string) => {
    open(outlineRows(session.getState().document), rowId);
    if (task?.rowId !== rowId) tree.current?.focusRow(rowId);
  };
  const { run, connect } = useRowCommands({ announcer, goTo, stayAt, setTask, neighbourOf });

  const select = (row: OutlineRow) => {
    if (row.kind === 'node') edits.showNode(row.nodeId);
    else if (row.kind === 'choice') {
      edits.select(selectChoice(row.nodeId, row.choiceId));
      session.reveal(row.nodeId);
    } else if (row.kind === 'path') edits.select(selectConnection(row.connectionId));
  };

  const onRowKeyDown = (event: KeyboardEvent<HTMLElement>, row: OutlineRow) => {
    const action = rowKeyAction(event);
    if (!action) return;
    event.preventDefault();
    if (action === 'menu') {
      event.currentTarget.querySelector<HTMLElement>('[data-row-menu]')?.click();
      return;
    }
    const own = diagnostics.get(row.id) ?? noDiagnostics;
    const offered = rowMenu(session.getState().document, row, own).flat();
    const candidates: RowCommand[] =
      action === 'edit'
        ? ['edit', 'jump', 'connect']
        : [action === 'add-text' ? 'add:text' : action];
    // What is not offered to this row is refused: whoever presses the key is told why.
    const isRefusable =
      (action === 'delete' && row.kind === 'node') ||
      ((action === 'in' || action === 'out') && (row.kind === 'node' || row.kind === 'choice'));
    const command = candidates.find((candidate) => offered.includes(candidate) || isRefusable);
    if (command) run(row, command, own);
  };

  const onFieldKey = (row: OutlineRow, action: Exclude<FieldKeyAction, 'done'>) => {
    const next = row.kind === 'choice' ? 'add-choice-option' : 'add:text';
    const commands = {
      next,
      'add-text': 'add:text',
      connect: 'connect',
      in: 'in',
      out: 'out',
    } as const;
    run(row, commands[action], noDiagnostics);
  };

  const endTask = (row: OutlineRow, { keepsFocus }: { keepsFocus: boolean }) => {
    setTask((known) => (known?.rowId === row.id ? null : known));
    if (!keepsFocus) tree.current?.focusRow(row.id);
  };

  if (all.length === 0) {
    return (
      <EmptyState
        icon={Waypoints}
        title={messages.empty}
        text={messages.emptyText}
        action={
          <Button icon={Plus} onPress={() => edits.addNode({ type: 'text' })}>
            {messages.addFirst}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.panel} data-testid="outline">
      <p className={`${styles.help} ${styles.keys}`}>{messages.help}</p>
      {filter}
      {wanted !== 'all' && rows.length === 0 && <p className={styles.help}>{statuses.nothing}</p>}
      {rows.some(({ level }) => level > deepest) && (
        <p className={styles.help}>{messages.levels}</p>
      )}
      <Tree
        ref={tree}
        label={messages.label}
        rows={rows}
        selectedIds={selectedIds}
        currentId={currentId}
        onActiveChange={select}
        onExpandedChange={(row, isExpanded) => setExpanded(row.id, isExpanded)}
        onRowKeyDown={onRowKeyDown}
        deepest={deepest}
        below={(row) => {
          if (task?.rowId !== row.id) return null;
          return task.kind === 'edit' ? (
            <TextForm
              row={row}
              onKey={(action) => onFieldKey(row, action)}
              onDone={(done) => endTask(row, done)}
            />
          ) : (
            <TargetBox
              onChoose={(nodeId) => connect(row, nodeId)}
              onLeave={() => endTask(row, { keepsFocus: true })}
            />
          );
        }}
      >
        {(row, { isActive, nameId }) => {
          const own = diagnostics.get(row.id) ?? noDiagnostics;
          return (
            <OutlineLine row={row} nameId={nameId} diagnostics={own} isActive={isActive}>
              <RowMenu
                row={row}
                diagnostics={own}
                isActive={isActive}
                onCommand={(command) => run(row, command, own)}
              />
            </OutlineLine>
          );
        }}
      </Tree>
      <LiveRegion announcer={announcer} />
    </div>
  );
}
