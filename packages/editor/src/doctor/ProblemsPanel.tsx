import { type Severity, severities } from '@dreamfork/story';
import { EmptyState, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { RowList } from '../list/RowList.tsx';
import { doctorMessages } from '../messages/index.ts';
import { ProblemRow } from './ProblemRow.tsx';
import * as styles from './ProblemsPanel.css.ts';
import { keyOfRow, problemRows } from './problemRows.ts';
import { useDoctor } from './useDoctor.ts';

type Filter = Severity | 'all';

/** Everything the doctor found, the gravest first: where it is, what it means, how to put it right. */
export function ProblemsPanel() {
  const words = useMessages(doctorMessages);
  const diagnoses = useDoctor((state) => state.diagnoses);
  const isCurrent = useDoctor((state) => state.isCurrent);
  const [filter, setFilter] = useState<Filter>('all');
  const rows = useMemo(
    () => problemRows(diagnoses, filter === 'all' ? severities : [filter]),
    [diagnoses, filter],
  );
  const countOf = (severity: Severity) =>
    diagnoses.filter((diagnosis) => diagnosis.severity === severity).length;

  if (diagnoses.length === 0) {
    return isCurrent ? (
      <EmptyState icon={CircleCheck} title={words.none} text={words.noneText} />
    ) : (
      <p className={styles.note} role="status">
        {words.examining}
      </p>
    );
  }
  return (
    <div className={styles.panel} data-testid="problems-panel">
      <div className={styles.filter}>
        <Select<Filter>
          label={words.filter}
          hideLabel
          value={filter}
          onChange={setFilter}
          items={[
            { id: 'all', label: words.all(diagnoses.length) },
            ...severities.map((severity) => ({
              id: severity,
              label: words.ofSeverity({ severity, count: countOf(severity) }),
            })),
          ]}
        />
      </div>
      {rows.length === 0 ? (
        <p className={styles.note}>{words.noneOfKind}</p>
      ) : (
        <RowList label={words.list} items={rows} keyOf={keyOfRow} rowHeight={124}>
          {(row, { tabIndex }) =>
            row.kind === 'head' ? (
              <h3 className={styles.head} data-severity={row.severity}>
                {words.ofSeverity(row)}
              </h3>
            ) : (
              <ProblemRow diagnosis={row.diagnosis} tabIndex={tabIndex} />
            )
          }
        </RowList>
      )}
    </div>
  );
}
