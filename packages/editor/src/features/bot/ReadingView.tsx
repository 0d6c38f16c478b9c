import type { ReadingStep } from '@dreamfork/story';
import { Button, Skeleton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ArrowLeft, Pin } from 'lucide-react';
import { useMemo } from 'react';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { useEditor } from '../../EditorContext.tsx';
import * as styles from './bot.css.ts';
import type { OpenedReading } from './createBotStore.ts';
import { botMessages } from './messages.ts';
import { keepReading } from './testEdits.ts';
import { useNames } from './useNames.ts';

type Row = ReadingStep & { number: number };

const keyOf = ({ number }: Row): string => String(number);

export type ReadingViewProps = { opened: OpenedReading; onClose: () => void };

/** The steps of a reading, with what was decided and what changed; it can be kept as a test. */
export function ReadingView({ opened: { reading, steps, values }, onClose }: ReadingViewProps) {
  const editor = useEditor();
  const messages = useMessages(botMessages);
  const names = useNames();
  const rows = useMemo(
    () => steps?.map((step, index): Row => ({ ...step, number: index + 1 })),
    [steps],
  );
  const title = messages.outcomes[reading.outcome](names.node(reading.nodeId));
  const keep = () => {
    if (!values || !keepReading(editor, reading, { title, values })) return;
    editor.interaction.notify({
      status: 'success',
      title: messages.kept,
      description: messages.keptText,
    });
  };
  return (
    <section className={styles.page} aria-label={messages.reading}>
      <div className={styles.buttons}>
        <Button size="small" icon={ArrowLeft} autoFocus onPress={onClose}>
          {messages.backToFindings}
        </Button>
        {(values || !steps) && (
          <Button size="small" icon={Pin} isPending={!steps} onPress={keep}>
            {messages.keep}
          </Button>
        )}
      </div>
      <h3 className={styles.title}>{title}</h3>
      {rows ? (
        <div className={styles.list}>
          <RowList label={messages.reading} items={rows} keyOf={keyOf} rowHeight={48}>
            {(row, { tabIndex }) => (
              <StepLine row={row} before={rows[row.number - 2]} tabIndex={tabIndex} />
            )}
          </RowList>
        </div>
      ) : (
        <Skeleton lines={6} />
      )}
    </section>
  );
}

type StepLineProps = { row: Row; before: Row | undefined; tabIndex: 0 | -1 };

function StepLine({ row, before, tabIndex }: StepLineProps) {
  const { edits } = useEditor();
  const messages = useMessages(botMessages);
  const names = useNames();
  const { nodeId, choiceId, answers, changed, number } = row;
  const values = names.values(changed);
  const details = [
    ...(choiceId !== undefined && before ? [`→ ${names.choice(before.nodeId, choiceId)}`] : []),
    ...answers.map(messages.answered),
    ...(values ? [messages.values(values)] : []),
  ];
  return (
    <div className={styles.row}>
      <button
        type="button"
        data-row
        tabIndex={tabIndex}
        className={styles.place}
        onClick={() => edits.showNode(nodeId)}
      >
        <span className={styles.authored}>
          {number}. {names.node(nodeId)}
        </span>
        {details.map((detail) => (
          <span key={detail} className={styles.detail}>
            {detail}
          </span>
        ))}
      </button>
    </div>
  );
}
