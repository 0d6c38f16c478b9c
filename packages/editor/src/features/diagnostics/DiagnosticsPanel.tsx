import { type Diagnostic, type Severity, severities } from '@dreamfork/story';
import { EmptyState, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { useDiagnostics } from '../../EditorContext.tsx';
import { DiagnosticRow } from './DiagnosticRow.tsx';
import * as styles from './DiagnosticsPanel.css.ts';
import { diagnosticsMessages } from './messages.ts';

export type ProblemListRow =
  | { kind: 'head'; severity: Severity; count: number }
  | { kind: 'problem'; key: string; diagnostic: Diagnostic };

/** What stands for a diagnosis while it lasts; the same again after the story was examined anew. */
const keyOf = ({ code, place }: Diagnostic): string =>
  [code, place.nodeId, place.choiceId, place.connectionId, place.variableId].join('/');

const keyOfRow = (row: ProblemListRow): string => (row.kind === 'head' ? row.severity : row.key);

/** The findings of the given severities, each kind under a heading of its own. */
function problemRows(
  diagnostics: readonly Diagnostic[],
  shown: readonly Severity[],
): ProblemListRow[] {
  return shown.flatMap((severity): ProblemListRow[] => {
    const own = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    if (own.length === 0) return [];
    return [
      { kind: 'head', severity, count: own.length },
      ...own.map((diagnostic) => ({
        kind: 'problem' as const,
        key: keyOf(diagnostic),
        diagnostic,
      })),
    ];
  });
}

type Filter = Severity | 'all';

/** All diagnostics by severity: location, meaning and fixes. */
export function DiagnosticsPanel() {
  const messages = useMessages(diagnosticsMessages);
  const diagnostics = useDiagnostics((state) => state.diagnostics);
  const isCurrent = useDiagnostics((state) => state.isCurrent);
  const [filter, setFilter] = useState<Filter>('all');
  const rows = useMemo(
    () => problemRows(diagnostics, filter === 'all' ? severities : [filter]),
    [diagnostics, filter],
  );
  const countOf = (severity: Severity) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;

  if (diagnostics.length === 0) {
    return isCurrent ? (
      <EmptyState icon={CircleCheck} title={messages.none} text={messages.noneText} />
    ) : (
      <p className={styles.note} role="status">
        {messages.examining}
      </p>
    );
  }
  return (
    <div className={styles.panel} data-testid="problems-panel">
      <div className={styles.filter}>
        <Select<Filter>
          size="small"
          label={messages.filter}
          hideLabel
          value={filter}
          onChange={setFilter}
          items={[
            { id: 'all', label: messages.all(diagnostics.length) },
            ...severities.map((severity) => ({
              id: severity,
              label: messages.ofSeverity({ severity, count: countOf(severity) }),
            })),
          ]}
        />
      </div>
      {rows.length === 0 ? (
        <p className={styles.note}>{messages.noneOfKind}</p>
      ) : (
        <RowList label={messages.list} items={rows} keyOf={keyOfRow} rowHeight={124}>
          {(row, { tabIndex }) =>
            row.kind === 'head' ? (
              <h3 className={styles.head} data-severity={row.severity}>
                {messages.ofSeverity(row)}
              </h3>
            ) : (
              <DiagnosticRow diagnostic={row.diagnostic} tabIndex={tabIndex} />
            )
          }
        </RowList>
      )}
    </div>
  );
}
