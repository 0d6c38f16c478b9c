import { FormDialog, Select, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useState } from 'react';
import { caseMessages } from '../messages/cases.ts';
import { moderationMessages } from '../messages/moderation.ts';

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
  const [text, setText] = useState('');
  const [templateId, setTemplateId] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const length = text.trim().length;
  const error =
    length === 0 ? missing : length > maximumLength ? tooLong(maximumLength) : undefined;
  const submit = async () => {
    setTried(true);
    if (error) return;
    if (await onDecide(text.trim())) onClose();
  };
  return (
    <FormDialog {...dialog} cancelLabel={cancel} onSubmit={() => void submit()} onClose={onClose}>
      {children}
      {templates.length > 0 && (
        <Select
          label={template}
          items={templates}
          value={templateId}
          onChange={(id) => {
            setTemplateId(id);
            setText(templates.find((one) => one.id === id)?.text ?? '');
          }}
        />
      )}
      <TextArea
        label={label}
        description={help}
        isRequired
        autoFocus={!children}
        value={text}
        onChange={setText}
        errorMessage={isTried ? error : undefined}
      />
    </FormDialog>
  );
}
