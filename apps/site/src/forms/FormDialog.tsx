import { Button, Dialog, Stack, Text } from '@dreamfork/ui';
import { type ReactNode, useId } from 'react';

export type FormDialogProps = {
  title: string;
  description?: string;
  cancelLabel: string;
  submitLabel: string;
  /** How the button that sends looks. @default 'primary' */
  variant?: 'primary' | 'danger';
  /** Whether it is being sent. @default false */
  isPending?: boolean;
  /** Why sending failed. */
  problem?: string | null;
  /** Called for wrong fields too. */
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** Fields in a dialog that no press outside of it closes. */
export function FormDialog({
  title,
  description,
  cancelLabel,
  submitLabel,
  variant = 'primary',
  isPending = false,
  problem,
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
          {problem && (
            <Text role="alert" tone="danger">
              {problem}
            </Text>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
