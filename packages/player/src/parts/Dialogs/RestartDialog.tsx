import { Button } from '../../controls/Button.tsx';
import { PlayerDialog } from '../../controls/PlayerDialog.tsx';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';

export type RestartDialogProps = { onRestart: () => void; onClose: () => void };

/** Asks for confirmation before a restart. */
export function RestartDialog({ onRestart, onClose }: RestartDialogProps) {
  const { restartQuestion } = usePlayerMessages();
  return (
    <PlayerDialog
      title={restartQuestion.title}
      onClose={onClose}
      actions={
        <>
          <Button size="medium" onPress={onClose}>
            {restartQuestion.cancel}
          </Button>
          <Button size="medium" variant="primary" onPress={onRestart}>
            {restartQuestion.confirm}
          </Button>
        </>
      }
    >
      {restartQuestion.text}
    </PlayerDialog>
  );
}
