import { repairMessages } from '@dreamfork/story';
import { Button, Dialog } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import { recoveryMessages } from './messages.ts';
import * as styles from './RecoveryDialog.css.ts';

/** What had to be mended before the story could be opened. */
export function RepairsDialog({ payload, isOpen, onClose }: WorkspaceDialogProps<'repairs'>) {
  const messages = useMessages(recoveryMessages);
  const repairTexts = repairMessages[useLocale()];
  return (
    <Dialog
      title={messages.repairsTitle}
      description={messages.repairsText}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <Button variant="primary" onPress={onClose}>
          {messages.understood}
        </Button>
      }
    >
      <ul className={styles.repairs}>
        {payload.repairs.map(({ code, count }) => (
          <li key={code}>
            {repairTexts[code]}
            {count > 1 && <span className={styles.count}> {messages.times(count)}</span>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
