import { type ConditionRow, type ConditionRows, type Joint, otherJoint } from '@dreamfork/story';
import { Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { FolderPlus, Plus } from 'lucide-react';
import { useSession } from '../../../EditorContext.tsx';
import { ConditionRowFields, rowFor } from './ConditionRowFields.tsx';
import { EditableRows } from './EditableRows.tsx';
import * as styles from './logic.css.ts';
import { logicMessages } from './messages.ts';
import { useVariables } from './useVariables.ts';

export type ConditionBuilderProps = {
  rows: ConditionRows;
  /** `place`: the row in which a run of typing goes on. */
  onChange: (rows: ConditionRows, place?: string) => void;
};

/** Rows of a condition, all or any of which have to hold, with groups one deep. */
export function ConditionBuilder({ rows: { joint, rows }, onChange }: ConditionBuilderProps) {
  const messages = useMessages(logicMessages);
  const [first] = useVariables();
  const startNodeId = useSession(({ document }) => document.startNodeId);
  const newRow = (): ConditionRow =>
    first ? rowFor(first) : { kind: 'visited', nodeId: startNodeId ?? '', yes: true };
  const addition = { label: messages.addCondition, icon: Plus, make: newRow };
  const addGroup = {
    label: messages.addGroup,
    icon: FolderPlus,
    make: () => ({ kind: 'group' as const, rows: [newRow(), newRow()] }),
  };
  const inner = otherJoint(joint);
  return (
    <>
      {rows.length > 1 && (
        <Select<Joint>
          label={messages.joint}
          hideLabel
          items={[
            { id: 'and', label: messages.joints.and },
            { id: 'or', label: messages.joints.or },
          ]}
          value={joint}
          onChange={(chosen) => onChange({ joint: chosen, rows })}
        />
      )}
      <EditableRows
        rows={rows}
        nameOf={(index) =>
          rows[index]?.kind === 'group'
            ? messages.groupNumber(index + 1)
            : messages.conditionNumber(index + 1)
        }
        onChange={(changed) => onChange({ joint, rows: changed })}
        additions={rows.length > 0 ? [addition, addGroup] : [addition]}
      >
        {(row, index) =>
          row.kind === 'group' ? (
            <>
              <p className={styles.help}>{messages.joints[inner]}</p>
              <EditableRows
                rows={row.rows}
                nameOf={(place) => messages.inGroup(index + 1, place + 1)}
                onChange={(changed) =>
                  onChange({
                    joint,
                    rows:
                      changed.length === 0
                        ? rows.toSpliced(index, 1)
                        : rows.with(index, { ...row, rows: changed }),
                  })
                }
                additions={[addition]}
              >
                {(one, place) => (
                  <ConditionRowFields
                    row={one}
                    onChange={(changed, isTyped) => {
                      const group = { ...row, rows: row.rows.with(place, changed) };
                      onChange(
                        { joint, rows: rows.with(index, group) },
                        isTyped ? `${index}.${place}` : undefined,
                      );
                    }}
                  />
                )}
              </EditableRows>
            </>
          ) : (
            <ConditionRowFields
              row={row}
              onChange={(changed, isTyped) =>
                onChange(
                  { joint, rows: rows.with(index, changed) },
                  isTyped ? String(index) : undefined,
                )
              }
            />
          )
        }
      </EditableRows>
    </>
  );
}
