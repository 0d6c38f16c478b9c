import type { BotReport } from '@dreamfork/story';
import { IconButton } from '@dreamfork/ui';
import { formatShare, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Footprints } from 'lucide-react';
import { useEditor } from '../../EditorContext.tsx';
import * as styles from './bot.css.ts';
import type { FindingKind, FindingRow } from './findingRows.ts';
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
