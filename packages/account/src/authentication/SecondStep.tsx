import { Button, Form, type FormState, type FormValues, Inline } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { twoFactorMessages } from '../twoFactor/messages.ts';
import { TwoFactorCodeField } from '../twoFactor/TwoFactorCodeField.tsx';
import { AuthCard } from './AuthCard.tsx';

export type SecondStepProps<Values extends FormValues> = {
  form: FormState<Values>;
  /** The props of the code's field. */
  field: ReturnType<FormState<{ code: string }>['field']>;
  /** Starts the sign-in anew. */
  onCancel: () => void;
};

/** The second step of a sign-in: asks for the code. */
export function SecondStep<Values extends FormValues>({
  form,
  field,
  onCancel,
}: SecondStepProps<Values>) {
  const messages = useMessages(twoFactorMessages);
  return (
    <AuthCard title={messages.stepTitle} text={messages.stepText}>
      <Form form={form}>
        <TwoFactorCodeField autoFocus {...field} />
        <Inline gap="3">
          <Button type="submit" variant="primary" size="large" isPending={form.isPending}>
            {messages.continue}
          </Button>
          <Button variant="quiet" size="large" onPress={onCancel}>
            {messages.back}
          </Button>
        </Inline>
      </Form>
    </AuthCard>
  );
}
