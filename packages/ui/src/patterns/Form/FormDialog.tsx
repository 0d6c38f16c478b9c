import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useMessages } from '../../i18n/index.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useUnsavedChanges } from '../UnsavedChangesGuard/UnsavedChangesGuard.tsx';
import { formDialogMessages } from './FormDialog.messages.ts';

export type FormDialogProps = {
  title: string;
  description?: string;
  cancelLabel: string;
  submitLabel: string;
  /** Look of the submit button. @default 'primary' */
  variant?: 'primary' | 'danger';
  /** Whether it is being submitted. @default false */
  isPending?: boolean;
  /** Why submission failed. */
  error?: string | null;
  /** Called for invalid fields too. */
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/**
 * A form in a dialog. A press outside does not close it; Escape and the cross ask first where something was
 * written. Needs a `ConfirmProvider` above.
 */
export function FormDialog({
  title,
  description,
  cancelLabel,
  submitLabel,
  variant = 'primary',
  isPending = false,
  error,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  const [hasChanges, setHasChanges] = useState(false);
  const question = useMessages(formDialogMessages);
  const { askToLeave } = useUnsavedChanges({ hasChanges, question });
  const leave = async () => {
    if (await askToLeave()) onClose();
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={title}
      description={description}
      onOpenChange={(isOpen) => {
        if (!isOpen) void leave();
      }}
      footer={
        <>
          <Button onPress={onClose}>{cancelLabel}</Button>
          <Button variant={variant} type="submit" form={formId} isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onInput={() => setHasChanges(true)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap="5">
          {error && (
            <Text role="alert" tone="danger">
              {error}
            </Text>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
