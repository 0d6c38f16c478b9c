import { Button, IconButton, Menu, MenuTrigger } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ArrowDown, ArrowUp, EllipsisVertical, type LucideIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as panel from '../../../components/panel/panel.css.ts';
import * as styles from './logic.css.ts';
import { logicMessages } from './messages.ts';

type Addition<Row> = { label: string; icon: LucideIcon; make: () => Row };

export type EditableRowsProps<Row> = {
  rows: readonly Row[];
  /** Names a row by its place, from 0. */
  nameOf: (index: number) => string;
  onChange: (rows: readonly Row[]) => void;
  additions: readonly Addition<Row>[];
  /** Whether the order means something. @default false */
  isOrdered?: boolean;
  children: (row: Row, index: number) => ReactNode;
};

const focusable = 'button:not([disabled]), input, textarea';

/** Rows to add, to remove and to order. The focus goes along with what was done. */
export function EditableRows<Row>({
  rows,
  nameOf,
  onChange,
  additions,
  isOrdered = false,
  children,
}: EditableRowsProps<Row>) {
  const messages = useMessages(logicMessages);
  const list = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<{ index: number } | null>(null);
  useEffect(() => {
    if (!focus) return;
    const row = list.current?.children[focus.index] ?? buttons.current;
    row?.querySelector<HTMLElement>(focusable)?.focus();
  }, [focus]);

  const move = (index: number, step: number) => {
    const row = rows[index] as Row;
    onChange(rows.toSpliced(index, 1).toSpliced(index + step, 0, row));
    setFocus({ index: index + step });
  };
  const remove = (index: number) => {
    onChange(rows.toSpliced(index, 1));
    setFocus({ index: Math.min(index, rows.length - 2) });
  };
  return (
    <>
      <div ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place.
          <fieldset key={index} className={styles.row} aria-label={nameOf(index)}>
            <div className={styles.rowBody}>{children(row, index)}</div>
            {isOrdered ? (
              <MenuTrigger>
                <IconButton
                  icon={EllipsisVertical}
                  size="small"
                  label={messages.actions(nameOf(index))}
                />
                <Menu
                  placement="bottom end"
                  items={[
                    ...(index > 0 ? [{ id: 'up', label: messages.moveUp, icon: ArrowUp }] : []),
                    ...(index < rows.length - 1
                      ? [{ id: 'down', label: messages.moveDown, icon: ArrowDown }]
                      : []),
                    { id: 'remove', label: messages.remove, icon: Trash2, tone: 'danger' },
                  ]}
                  onAction={(action) => {
                    if (action === 'remove') remove(index);
                    else move(index, action === 'up' ? -1 : 1);
                  }}
                />
              </MenuTrigger>
            ) : (
              <IconButton
                icon={Trash2}
                size="small"
                label={messages.removeRow(nameOf(index))}
                onPress={() => remove(index)}
              />
            )}
          </fieldset>
        ))}
      </div>
      <div ref={buttons} className={panel.buttons}>
        {additions.map(({ label, icon, make }) => (
          <Button
            key={label}
            variant="quiet"
            size="small"
            icon={icon}
            onPress={() => {
              onChange([...rows, make()]);
              setFocus({ index: rows.length });
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}
