import { findNode, type StoryDocument } from '@dreamfork/story';
import type { ExportLoss } from '@dreamfork/story/formats';
import { Button, ButtonGroup } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { exportMessages } from './export.messages.ts';
import * as styles from './FilesDialog.css.ts';

/** So many nodes are offered for each loss. */
const shownNodes = 6;

export type ExportLossesProps = {
  story: StoryDocument;
  /** The name of the format. */
  format: string;
  losses: readonly ExportLoss[];
  onNode: (nodeId: string) => void;
  onSave: () => void;
  onCancel: () => void;
};

/** What a format cannot hold, before the file is written: how much of it, and where. */
export function ExportLosses({
  story,
  format,
  losses,
  onNode,
  onSave,
  onCancel,
}: ExportLossesProps) {
  const messages = useMessages(exportMessages);
  const isBlocked = losses.some(({ isBlocking }) => isBlocking);
  const title = isBlocked ? messages.blocked(format) : messages.losses(format);
  return (
    <section className={styles.report} aria-label={title} role="alert">
      <p className={styles.listTitle}>{title}</p>
      <ul className={styles.notes}>
        {losses.map(({ code, count, nodeIds }) => (
          <li key={code}>
            {messages.loss[code](count)}
            <span className={styles.places}>
              {nodeIds.slice(0, shownNodes).map((id) => (
                <Button key={id} variant="quiet" size="small" onPress={() => onNode(id)}>
                  {findNode(story, id)?.title.trim() || messages.unnamed}
                </Button>
              ))}
              {nodeIds.length > shownNodes && messages.more(nodeIds.length - shownNodes)}
            </span>
          </li>
        ))}
      </ul>
      <ButtonGroup label={title}>
        {!isBlocked && <Button onPress={onSave}>{messages.saveAnyway}</Button>}
        <Button variant="quiet" onPress={onCancel}>
          {messages.back}
        </Button>
      </ButtonGroup>
    </section>
  );
}
