import { Button, Inline, Text } from '@dreamfork/ui';

export type FormEndProps = {
  form: { rejection?: { message: string } | undefined; isPending: boolean };
  submitLabel: string;
  messages: { failed: string; cancel: string };
  onClose: () => void;
};

/** The end of a form that makes or changes a link or an invitation: why it was refused, and its buttons. */
export function FormEnd({ form, submitLabel, messages, onClose }: FormEndProps) {
  return (
    <>
      {form.rejection && (
        <Text role="alert" tone="danger">
          {`${messages.failed}: ${form.rejection.message}`}
        </Text>
      )}
      <Inline gap="2">
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {messages.cancel}
        </Button>
      </Inline>
    </>
  );
}
