import { routes, type TwoFactorSetup as Setup } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import {
  Button,
  CopyField,
  Form,
  Inline,
  requiredFields,
  Stack,
  Text,
  useForm,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { QRCodeSVG } from 'qrcode.react';
import { useSaveNotifications } from '../profile/useSaveNotifications.ts';
import { twoFactorMessages } from './messages.ts';
import * as styles from './TwoFactor.css.ts';
import { TwoFactorCodeField } from './TwoFactorCodeField.tsx';

export type TwoFactorSetupProps = {
  setup: Setup;
  /** Called with the recovery codes once it is on. */
  onTurnedOn: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** The new key as a QR code and as text, and the code that proves that the app has it. */
export function TwoFactorSetup({ setup, onTurnedOn, onCancel }: TwoFactorSetupProps) {
  const messages = useMessages(twoFactorMessages);
  const client = useApiClient();
  const { notifyFailed } = useSaveNotifications();
  const form = useForm({
    initial: { code: '' },
    labels: { code: messages.code },
    check: (values) => requiredFields(values, ['code'], messages.fill),
    send: async ({ code }) => {
      const answer = await client.call(routes.twoFactor.confirm, { body: { code } });
      if (!answer.ok) return answer.error;
      onTurnedOn(answer.value.recoveryCodes);
      return undefined;
    },
    onRejected: (error, isShown) => {
      if (!isShown) notifyFailed(error);
    },
    fieldOfCode: { 'second-factor-invalid': 'code' },
  });
  return (
    <Stack gap="5">
      <Text>{messages.scan}</Text>
      <div className={styles.setup}>
        <QRCodeSVG className={styles.qr} value={setup.uri} title={messages.qr} marginSize={4} />
        <div className={styles.fields}>
          <Form form={form}>
            <CopyField
              isMultiline
              label={messages.key}
              value={setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              copyValue={setup.secret}
            />
            <TwoFactorCodeField
              inputMode="numeric"
              description={messages.codeHint}
              {...form.field('code')}
            />
            <Inline gap="3">
              <Button type="submit" variant="primary" isPending={form.isPending}>
                {messages.turnOn}
              </Button>
              <Button variant="quiet" onPress={onCancel}>
                {messages.cancel}
              </Button>
            </Inline>
          </Form>
        </div>
      </div>
    </Stack>
  );
}
