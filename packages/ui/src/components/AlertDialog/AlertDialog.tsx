import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../Button/Button.tsx';
import { dialogMessages } from '../Dialog/Dialog.messages.ts';
import { DialogShell } from '../Dialog/Dialog.tsx';

export const alertTones = ['normal', 'danger'] as const;
export type AlertTone = (typeof alertTones)[number];

export type AlertDialogProps = {
  /** The question. */
  title: string;
  /** What follows from a yes. */
  text?: string;
  /** A verb, not «Да». */
  confirmLabel: string;
  /** @default “Cancel” */
  cancelLabel?: string;
  /** `danger` for what cannot be undone: the other button has the focus at first. @default 'normal' */
  tone?: AlertTone;
  isOpen: boolean;
  /** Shows that the answer is being carried out; the dialog stays open. @default false */
  isPending?: boolean;
  /** Called by the confirming button. */
  onConfirm: () => void;
  /** Called by the other button and by Escape. */
  onCancel: () => void;
  /** More than words: what exactly will be gone, why it failed. */
  children?: ReactNode;
};

/**
 * A question that must be answered before anything else. Escape declines; Enter confirms at once, except with
 * `tone="danger"`, where it declines.
 */
export function AlertDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'normal',
  isOpen,
  isPending = false,
  onConfirm,
  onCancel,
  children,
}: AlertDialogProps) {
  const messages = useMessages(dialogMessages);
  const isDangerous = tone === 'danger';
  const decline = () => {
    if (!isPending) onCancel();
  };
  return (
    <DialogShell
      role="alertdialog"
      title={title}
      description={text}
      size="small"
      isOpen={isOpen}
      onOpenChange={decline}
      isDismissable={false}
      hasCloseButton={false}
      footer={
        <>
          <Button variant="quiet" onPress={decline} isDisabled={isPending} autoFocus={isDangerous}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            onPress={onConfirm}
            isPending={isPending}
            autoFocus={!isDangerous}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </DialogShell>
  );
}
