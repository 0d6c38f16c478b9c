import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

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

/** A form in a dialog; a press outside does not close it. */
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
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={title}
      description={description}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
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
