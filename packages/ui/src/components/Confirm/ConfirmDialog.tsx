import { useMessages } from '../../i18n/index.ts';
import { Button } from '../Button/Button.tsx';
import { messages } from '../Dialog/Dialog.messages.ts';
import { DialogShell } from '../Dialog/DialogShell.tsx';

export const confirmTones = ['normal', 'danger'] as const;

export type ConfirmOptions = {
  /** The question. */
  title: string;
  /** What follows from a yes. */
  text?: string;
  /** A verb, not «Да». */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. @default 'normal' */
  tone?: (typeof confirmTones)[number];
};

type ConfirmDialogProps = ConfirmOptions & {
  isOpen: boolean;
  onAnswer: (isConfirmed: boolean) => void;
};

/** A question with two answers: Enter confirms, Escape declines. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'normal',
  isOpen,
  onAnswer,
}: ConfirmDialogProps) {
  const words = useMessages(messages);
  return (
    <DialogShell
      role="alertdialog"
      title={title}
      description={text}
      size="small"
      isOpen={isOpen}
      onOpenChange={() => onAnswer(false)}
      isDismissable={false}
      hasCloseButton={false}
      footer={
        <>
          <Button variant="quiet" onPress={() => onAnswer(false)}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            onPress={() => onAnswer(true)}
            autoFocus
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
