import { type Diagnostic, problemMessages } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import type { ReactNode } from 'react';
import { severityIcons } from '../../components/severityIcons.ts';
import { outlineMessages } from './messages.ts';
import * as styles from './outline.css.ts';
import type { OutlineRow } from './outlineRows.ts';
import { RowName } from './RowName.tsx';

export type OutlineLineProps = {
  row: OutlineRow;
  nameId: string;
  diagnostics: readonly Diagnostic[];
  /** Whether the messages of the remarks are shown. */
  isActive: boolean;
  /** The menu of the row. */
  children: ReactNode;
};

/** What a row of the outline says. */
export function OutlineLine({ row, nameId, diagnostics, isActive, children }: OutlineLineProps) {
  const messages = useMessages(outlineMessages);
  const problemTexts = useMessages(problemMessages);
  const [highest] = diagnostics;
  const Severity = highest && severityIcons[highest.severity];
  return (
    <>
      {row.kind === 'node' && row.beginsIslands && (
        <div className={styles.island}>{messages.islands}</div>
      )}
      <div className={styles.line} data-kind={row.kind}>
        <RowName row={row} nameId={nameId} diagnosticCount={diagnostics.length} />
        {Severity && (
          <Severity
            size={16}
            className={styles.diagnostic}
            data-severity={highest.severity}
            aria-hidden
          />
        )}
        {children}
      </div>
      {isActive &&
        diagnostics.map(({ code, severity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one code may stand at a row twice.
          <p key={`${code} ${index}`} className={styles.message} data-severity={severity}>
            {problemTexts[code]}
          </p>
        ))}
    </>
  );
}
