import { FormDialog, Select, TextArea, useForm } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useState } from 'react';
import { caseMessages } from './case.messages.ts';
import { moderationMessages } from './messages.ts';

export type DecisionDialogProps = {
  title: string;
  /** What follows from the decision. */
  description: string;
  submitLabel: string;
  label: string;
  help: string;
  /** Shown where nothing was written. */
  missing: string;
  maximumLength: number;
  variant?: 'danger';
  /** Texts to begin with. */
  templates?: readonly { id: string; label: string; text: string }[];
  /** Further fields, before the reason. */
  children?: ReactNode;
  /** Whether a decision is on its way. */
  isPending: boolean;
  /** Resolves to whether the server accepted it. */
  onDecide: (text: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for what the author is told about a decision; stays open with the text if the server refuses. */
export function DecisionDialog({
  label,
  help,
  missing,
  maximumLength,
  templates = [],
  children,
  onDecide,
  onClose,
  ...dialog
}: DecisionDialogProps) {
  const { cancel } = useMessages(moderationMessages);
  const { tooLong, template } = useMessages(caseMessages);
  const [templateId, setTemplateId] = useState<string | null>(null);
  const form = useForm({
    initial: { text: '' },
    labels: { text: label },
    check: ({ text }) => {
      const { length } = text.trim();
      if (length === 0) return { text: missing };
      return length > maximumLength ? { text: tooLong(maximumLength) } : {};
    },
    send: async ({ text }) => {
      if (await onDecide(text.trim())) onClose();
      return undefined;
    },
  });
  const field = form.field('text');
  return (
    <FormDialog {...dialog} cancelLabel={cancel} onSubmit={form.onSubmit} onClose={onClose}>
      {children}
      {templates.length > 0 && (
        <Select
          label={template}
          items={templates}
          value={templateId}
          onChange={(id) => {
            setTemplateId(id);
            field.onChange(templates.find((one) => one.id === id)?.text ?? '');
          }}
        />
      )}
      <TextArea {...field} description={help} isRequired autoFocus={!children} />
    </FormDialog>
  );
}
