import { Button, EmptyState, Tree, type TreeHandle } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Plus, Waypoints } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createAnnouncer } from '../announcer/createAnnouncer.ts';
import { LiveRegion } from '../announcer/LiveRegion.tsx';
import { useDoctor } from '../doctor/useDoctor.ts';
import { useEditor, useSession } from '../EditorContext.tsx';
import { outlineMessages } from '../messages/index.ts';
import { type Selection, selectChoice, selectConnection } from '../session/selection.ts';
import { OutlineLine } from './OutlineLine.tsx';
import * as styles from './outline.css.ts';
import { rowKeyAction } from './outlineKeys.ts';
import {
  choiceRowId,
  nodeRowId,
  type OutlineRow,
  outlineRows,
  visibleRows,
} from './outlineRows.ts';
import type { OutlineTask } from './outlineTask.ts';
import { RowMenu } from './RowMenu.tsx';
import { noRemarks, remarksByRow } from './remarks.ts';
import { type RowCommand, rowMenu } from './rowMenu.ts';
import { TargetBox } from './TargetBox.tsx';
import { useFolding } from './useFolding.ts';
import { useRowCommands } from './useRowCommands.ts';
import { WordsForm } from './WordsForm.tsx';

/** The row of what alone is selected. */
function currentRow({ nodeIds, choice }: Selection): string | undefined {
  if (choice) return choiceRowId(choice.choiceId);
  const [nodeId] = nodeIds;
  return nodeId !== undefined && nodeIds.length === 1 ? nodeRowId(nodeId) : undefined;
}

/** The story as a tree in reading order, in which all of it can be written without a mouse. */
export function OutlinePanel() {
  const { commands, session } = useEditor();
  const words = useMessages(outlineMessages);
  const tree = useRef<TreeHandle>(null);
  const [announcer] = useState(createAnnouncer);
  const [task, setTask] = useState<OutlineTask | null>(null);
  const { folded, setExpanded, open } = useFolding();
  const all = useSession(({ document }) => outlineRows(document));
  const rows = useMemo(() => visibleRows(all, folded), [all, folded]);
  const diagnoses = useDoctor((state) => state.diagnoses);
  const remarks = useMemo(() => remarksByRow(diagnoses), [diagnoses]);
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
  const { run, connect } = useRowCommands({ announcer, goTo, setTask, neighbourOf });

  const select = (row: OutlineRow) => {
    if (row.kind === 'node') commands.showNode(row.nodeId);
    else if (row.kind === 'choice') {
      commands.select(selectChoice(row.nodeId, row.choiceId));
      session.reveal(row.nodeId);
    } else if (row.kind === 'path') commands.select(selectConnection(row.connectionId));
  };

  const onRowKeyDown = (event: KeyboardEvent<HTMLElement>, row: OutlineRow) => {
    const action = rowKeyAction(event);
    if (!action) return;
    event.preventDefault();
    if (action === 'menu') {
      event.currentTarget.querySelector<HTMLElement>('[data-row-menu]')?.click();
      return;
    }
    const own = remarks.get(row.id) ?? noRemarks;
    const offered = rowMenu(session.getState().document, row, own).flat();
    const wishes: RowCommand[] =
      action === 'edit'
        ? ['edit', 'jump', 'connect']
        : [action === 'add-text' ? 'add:text' : action];
    // The start is not offered for deletion; whoever presses the key is told why.
    const isRefusable = action === 'delete' && row.kind === 'node';
    const command = wishes.find((wish) => offered.includes(wish) || isRefusable);
    if (command) run(row, command, own);
  };

  const endTask = (row: OutlineRow, { keepsFocus }: { keepsFocus: boolean }) => {
    setTask((known) => (known?.rowId === row.id ? null : known));
    if (!keepsFocus) tree.current?.focusRow(row.id);
  };

  if (all.length === 0) {
    return (
      <EmptyState
        icon={Waypoints}
        title={words.empty}
        text={words.emptyText}
        action={
          <Button icon={Plus} onPress={() => commands.addNode({ type: 'text' })}>
            {words.addFirst}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.panel} data-testid="outline">
      <p className={styles.help}>{words.help}</p>
      <Tree
        ref={tree}
        label={words.label}
        rows={rows}
        selectedIds={selectedIds}
        currentId={currentId}
        onActiveChange={select}
        onExpandedChange={(row, isExpanded) => setExpanded(row.id, isExpanded)}
        onRowKeyDown={onRowKeyDown}
      >
        {(row, { isActive, nameId }) => {
          const own = remarks.get(row.id) ?? noRemarks;
          return (
            <>
              <OutlineLine row={row} nameId={nameId} remarks={own} isActive={isActive}>
                <RowMenu
                  row={row}
                  remarks={own}
                  isActive={isActive}
                  onCommand={(command) => run(row, command, own)}
                />
              </OutlineLine>
              {task?.rowId === row.id && task.kind === 'edit' && (
                <WordsForm row={row} onDone={(done) => endTask(row, done)} />
              )}
              {task?.rowId === row.id && task.kind === 'connect' && (
                <TargetBox
                  onChoose={(nodeId) => connect(row, nodeId)}
                  onLeave={() => endTask(row, { keepsFocus: true })}
                />
              )}
            </>
          );
        }}
      </Tree>
      <LiveRegion announcer={announcer} />
    </div>
  );
}
