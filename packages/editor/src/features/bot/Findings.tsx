import { Button, Notice, SegmentedControl } from '@dreamfork/ui';
import { plain } from '@dreamfork/ui/css';
import { formatNumber, formatShare, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useMemo, useState } from 'react';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { useSession } from '../../EditorContext.tsx';
import * as styles from './bot.css.ts';
import type { BotFindings } from './createBotStore.ts';
import {
  type FindingKind,
  FindingLine,
  type FindingRow,
  findingKinds,
  findingRows,
  firstKind,
} from './FindingLine.tsx';
import { botMessages } from './messages.ts';
import { useBotStore } from './useBot.ts';

const keyOf = ({ nodeId, choiceId }: FindingRow): string => `${nodeId} ${choiceId ?? ''}`;

/** What the bot found: figures, then one list at a time. */
export function Findings({ findings }: { findings: BotFindings }) {
  const { report, document } = findings;
  const messages = useMessages(botMessages);
  const locale = useLocale();
  const isStale = useSession((state) => state.document !== document);
  const rows = useMemo(() => findingRows(report), [report]);
  const [chosen, setChosen] = useState<FindingKind | null>(null);
  const kind = chosen ?? firstKind(rows);
  return (
    <>
      {isStale && <Notice>{messages.stale}</Notice>}
      <div role="status" className={styles.summary}>
        <p className={plain}>
          {messages.summary(report.readings, report.steps)}{' '}
          {messages.coverage(formatShare(locale, report.coverage))}
        </p>
        <p className={styles.note}>
          {findings.isStopped
            ? messages.stopped
            : report.isComplete
              ? messages.complete
              : messages.incomplete}
          {report.endlessReadings > 0 && ` ${messages.endless(report.endlessReadings)}`}
        </p>
      </div>
      <Extremes findings={findings} />
      <SegmentedControl
        label={messages.kindLabel}
        hideLabel
        size="small"
        items={findingKinds.map((id) => ({
          id,
          label: `${messages.kinds[id]} · ${formatNumber(locale, rows[id].length)}`,
        }))}
        value={kind}
        onChange={setChosen}
      />
      {rows[kind].length === 0 ? (
        <p className={styles.note}>{messages.none[kind]}</p>
      ) : (
        <div className={styles.list}>
          <RowList
            key={kind}
            label={messages.kinds[kind]}
            items={rows[kind]}
            keyOf={keyOf}
            rowHeight={56}
          >
            {(row, { tabIndex }) => (
              <FindingLine row={row} kind={kind} report={report} tabIndex={tabIndex} />
            )}
          </RowList>
        </div>
      )}
    </>
  );
}

/** The shortest and the longest reading to an end. */
function Extremes({ findings: { report } }: { findings: BotFindings }) {
  const bot = useBotStore();
  const messages = useMessages(botMessages);
  const { shortest, longest } = report;
  if (!shortest || !longest) return null;
  return (
    <div className={styles.buttons}>
      <Button size="small" onPress={() => bot.open(shortest)}>
        {messages.shortest(shortest.length)}
      </Button>
      <Button size="small" onPress={() => bot.open(longest)}>
        {messages.longest(longest.length)}
      </Button>
    </div>
  );
}
