import type { ApiError, TwoFactorProof } from '@dreamfork/api-client';
import { Button, Dialog, Form, PasswordField, requiredFields, useForm } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useId } from 'react';
import { ReauthenticationNotice, useReauthentication } from '../profile/Reauthentication.tsx';
import { useSaveNotifications } from '../profile/useSaveNotifications.ts';
import { twoFactorMessages } from './messages.ts';
import { TwoFactorCodeField } from './TwoFactorCodeField.tsx';

export type ProofDialogProps = {
  title: string;
  text: string;
  confirmLabel: string;
  /** @default 'primary' */
  variant?: 'primary' | 'danger';
  hasPassword: boolean;
  /** Acts with the proof; resolves with the error, if there was one. */
  send: (proof: TwoFactorProof) => Promise<ApiError | undefined>;
  onClose: () => void;
};

/** Asks for the password and a code before two-step sign-in is changed. */
export function ProofDialog({
  title,
  text,
  confirmLabel,
  variant = 'primary',
  hasPassword,
  send,
  onClose,
}: ProofDialogProps) {
  const messages = useMessages(twoFactorMessages);
  const formId = useId();
  const reauthentication = useReauthentication();
  const { notifyFailed } = useSaveNotifications();
  const form = useForm({
    initial: { currentPassword: '', code: '' },
    labels: { currentPassword: messages.currentPassword, code: messages.codeOrRecovery },
    check: (values) =>
      requiredFields(values, hasPassword ? ['currentPassword', 'code'] : ['code'], messages.fill),
    send: ({ currentPassword, code }) =>
      send({ code, ...(hasPassword ? { currentPassword } : {}) }),
    onRejected: (error, isShown) => {
      if (!isShown && !reauthentication.isRequiredBy(error)) notifyFailed(error);
    },
    fieldOfCode: { 'password-wrong': 'currentPassword', 'second-factor-invalid': 'code' },
  });
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={title}
      description={text}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button variant={variant} type="submit" form={formId} isPending={form.isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        {hasPassword && (
          <PasswordField
            autoComplete="current-password"
            isRequired
            {...form.field('currentPassword')}
          />
        )}
        <TwoFactorCodeField description={messages.codeHint} {...form.field('code')} />
        {reauthentication.isRequired && <ReauthenticationNotice />}
      </Form>
    </Dialog>
  );
}
