import type { BotReport, RecordedReading } from '@dreamfork/story';
import { IconButton } from '@dreamfork/ui';
import { formatShare, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Footprints } from 'lucide-react';
import { useEditor } from '../../EditorContext.tsx';
import * as styles from './bot.css.ts';
import { botMessages } from './messages.ts';
import { useBotStore } from './useBot.ts';
import { useNames } from './useNames.ts';

export type FindingLineProps = {
  row: FindingRow;
  kind: FindingKind;
  report: BotReport;
  tabIndex: 0 | -1;
};

/** A press goes to the node; the button beside it opens the reading that came there. */
export function FindingLine({ row, kind, report, tabIndex }: FindingLineProps) {
  const { edits } = useEditor();
  const bot = useBotStore();
  const messages = useMessages(botMessages);
  const names = useNames();
  const locale = useLocale();
  const { nodeId, choiceId, count, length, reading } = row;
  const node = names.node(nodeId);
  const values = kind === 'deadEnds' && reading ? names.values(reading.values) : '';
  const detail = (): string => {
    if (choiceId !== undefined) return messages.neverTaken(node);
    if (length !== undefined) return messages.circle(count, length);
    return reading
      ? messages.share(count, formatShare(locale, count / Math.max(1, report.readings)))
      : messages.times(count);
  };
  return (
    <div className={styles.row}>
      <button
        type="button"
        data-row
        tabIndex={tabIndex}
        className={styles.place}
        onClick={() => edits.showPlace({ nodeId, ...(choiceId !== undefined && { choiceId }) })}
      >
        <span className={styles.authored}>
          {choiceId === undefined ? node : names.choice(nodeId, choiceId)}
        </span>
        <span className={styles.detail}>{detail()}</span>
        {values && <span className={styles.detail}>{messages.values(values)}</span>}
      </button>
      {reading && (
        <IconButton
          icon={Footprints}
          size="small"
          label={messages.openReading}
          onPress={() => bot.open(reading)}
        />
      )}
    </div>
  );
}

export const findingKinds = ['deadEnds', 'circles', 'unreached', 'ends', 'all'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** One thing that the bot found, and the reading that shows it. */
export type FindingRow = {
  readonly nodeId: string;
  readonly count: number;
  /** A choice that was never taken. */
  readonly choiceId?: string;
  /** How many nodes the circle has. */
  readonly length?: number;
  readonly reading?: RecordedReading;
};

/** The rows of each list, the most frequent first; of all nodes the least frequent. */
export function findingRows(report: BotReport): Record<FindingKind, readonly FindingRow[]> {
  return {
    deadEnds: report.deadEnds,
    circles: report.circles.map(({ nodeIds, count, reading }) => ({
      nodeId: nodeIds[0] ?? reading.nodeId,
      length: nodeIds.length,
      count,
      reading,
    })),
    unreached: [
      ...report.unreachedNodeIds.map((nodeId) => ({ nodeId, count: 0 })),
      ...report.untakenChoices.map((choice) => ({ ...choice, count: 0 })),
    ],
    ends: report.ends,
    all: [...report.nodes]
      .map(([nodeId, count]) => ({ nodeId, count }))
      .toSorted((one, other) => one.count - other.count),
  };
}

/** What an author should look at first. */
export const firstKind = (rows: Record<FindingKind, readonly FindingRow[]>): FindingKind =>
  findingKinds.find((kind) => rows[kind].length > 0) ?? 'all';
