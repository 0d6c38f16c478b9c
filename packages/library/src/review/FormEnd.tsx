import { Button, Inline, Text } from '@dreamfork/ui';
import { useEffect, useRef } from 'react';

export type FormEndProps = {
  form: { rejection?: { message: string } | undefined; isPending: boolean };
  submitLabel: string;
  messages: { failed: string; cancel: string };
  onClose: () => void;
};

/** The end of a form that makes or changes a link or an invitation: why it was refused, and its buttons. */
export function FormEnd({ form, submitLabel, messages, onClose }: FormEndProps) {
  const end = useRef<HTMLDivElement>(null);
  // The form opens below a list, where a dialog may end.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      {form.rejection && (
        <Text role="alert" tone="danger">
          {`${messages.failed}: ${form.rejection.message}`}
        </Text>
      )}
      <div ref={end}>
        <Inline gap="2">
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {submitLabel}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {messages.cancel}
          </Button>
        </Inline>
      </div>
    </>
  );
}
