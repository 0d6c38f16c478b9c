import { repairMessages } from '@dreamfork/story';
import { Button, Dialog } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import type { DeskDialogProps } from '../desk/dialogs.ts';
import { recoveryMessages } from '../messages/index.ts';
import * as styles from './RecoveryDialog.css.ts';

/** What had to be mended before the story could be opened. */
export function RepairsDialog({ payload, isOpen, onClose }: DeskDialogProps<'repairs'>) {
  const words = useMessages(recoveryMessages);
  const messages = repairMessages[useLocale()];
  return (
    <Dialog
      title={words.repairsTitle}
      description={words.repairsText}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <Button variant="primary" onPress={onClose}>
          {words.understood}
        </Button>
      }
    >
      <ul className={styles.repairs}>
        {payload.repairs.map(({ code, count }) => (
          <li key={code}>
            {messages[code]}
            {count > 1 && <span className={styles.count}> {words.times(count)}</span>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
