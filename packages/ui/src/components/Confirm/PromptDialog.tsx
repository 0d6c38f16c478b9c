import { useId, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../Button/Button.tsx';
import { dialogMessages } from '../Dialog/Dialog.messages.ts';
import { DialogShell } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';

export type PromptOptions = {
  /** What is asked. */
  title: string;
  /** Label of the field. */
  label: string;
  /** @default '' */
  initialValue?: string;
  confirmLabel: string;
};

type PromptDialogProps = PromptOptions & {
  isOpen: boolean;
  /** Every state of the field. */
  onType: (value: string) => void;
  /** The answer; null where the button declines. */
  onAnswer: (value: string | null) => void;
  /** Escape declines. */
  onEscape: () => void;
};

/** A question answered with a line of text: Enter submits, Escape declines and loses no words. */
export function PromptDialog({
  title,
  label,
  initialValue = '',
  confirmLabel,
  isOpen,
  onType,
  onAnswer,
  onEscape,
}: PromptDialogProps) {
  const messages = useMessages(dialogMessages);
  const formId = useId();
  return (
    <DialogShell
      role="dialog"
      title={title}
      size="small"
      isOpen={isOpen}
      onOpenChange={onEscape}
      isDismissable={false}
      hasCloseButton={false}
      footer={
        <>
          <Button variant="quiet" onPress={() => onAnswer(null)}>
            {messages.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <PromptForm
        id={formId}
        label={label}
        initialValue={initialValue}
        onType={onType}
        onSubmit={onAnswer}
      />
    </DialogShell>
  );
}

type PromptFormProps = {
  id: string;
  label: string;
  initialValue: string;
  onType: (value: string) => void;
  onSubmit: (value: string) => void;
};

function PromptForm({ id, label, initialValue, onType, onSubmit }: PromptFormProps) {
  const [value, setValue] = useState(initialValue);
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(value);
      }}
    >
      <TextField
        label={label}
        value={value}
        onChange={(text) => {
          setValue(text);
          onType(text);
        }}
        // The first letter replaces what is there.
        onFocus={({ target }) => (target as HTMLInputElement).select()}
        autoFocus
      />
    </form>
  );
}
