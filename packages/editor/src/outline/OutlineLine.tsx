import { type Diagnosis, problemMessages } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import type { ReactNode } from 'react';
import { severityIcons } from '../doctor/ProblemsPill.tsx';
import { outlineMessages } from '../messages/index.ts';
import * as styles from './outline.css.ts';
import type { OutlineRow } from './outlineRows.ts';
import { RowName } from './RowName.tsx';

export type OutlineLineProps = {
  row: OutlineRow;
  nameId: string;
  remarks: readonly Diagnosis[];
  /** Whether the messages of the remarks are shown. */
  isActive: boolean;
  /** The menu of the row. */
  children: ReactNode;
};

/** What a row of the outline says. */
export function OutlineLine({ row, nameId, remarks, isActive, children }: OutlineLineProps) {
  const words = useMessages(outlineMessages);
  const messages = useMessages(problemMessages);
  const [gravest] = remarks;
  const Severity = gravest && severityIcons[gravest.severity];
  return (
    <>
      {row.kind === 'node' && row.beginsIslands && (
        <div className={styles.island}>{words.islands}</div>
      )}
      <div className={styles.line} data-kind={row.kind}>
        <RowName row={row} nameId={nameId} remarkCount={remarks.length} />
        {Severity && (
          <Severity
            size={16}
            className={styles.remark}
            data-severity={gravest.severity}
            aria-hidden
          />
        )}
        {children}
      </div>
      {isActive &&
        remarks.map(({ code, severity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one code may stand at a row twice.
          <p key={`${code} ${index}`} className={styles.message} data-severity={severity}>
            {messages[code]}
          </p>
        ))}
    </>
  );
}
