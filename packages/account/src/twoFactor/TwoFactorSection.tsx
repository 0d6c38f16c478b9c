import {
  type Profile,
  routes,
  type TwoFactorSetup as Setup,
  type TwoFactorState,
} from '@dreamfork/api-client';
import { useApiClient, useQuery } from '@dreamfork/api-client/hooks';
import {
  Button,
  Delayed,
  ErrorState,
  Form,
  FormSection,
  Inline,
  Notice,
  PasswordField,
  requiredFields,
  Skeleton,
  Text,
  useForm,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { ReauthenticationNotice, useReauthentication } from '../profile/Reauthentication.tsx';
import { useSaveNotifications } from '../profile/useSaveNotifications.ts';
import { twoFactorMessages } from './messages.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';

type SectionProps = { profile: Profile };

/** Turns two-step sign-in on and off, and makes new recovery codes. */
export function TwoFactorSection({ profile }: SectionProps) {
  const messages = useMessages(twoFactorMessages);
  const { data, error, mutate } = useQuery(routes.twoFactor.state, {});
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const showCodes = (next: readonly string[]) => {
    setSetup(null);
    setCodes(next);
    void mutate();
  };
  return (
    <FormSection id="two-factor" title={messages.title} description={messages.text}>
      {data?.isRequired && !data.isOn && <Notice tone="warning">{messages.required}</Notice>}
      {data?.isOn && (
        <TurnedOn
          profile={profile}
          state={data}
          onNewCodes={showCodes}
          onTurnedOff={() => void mutate()}
        />
      )}
      {data && !data.isOn && !setup && <TurnedOff profile={profile} onStarted={setSetup} />}
      {data && !data.isOn && setup && (
        <TwoFactorSetup setup={setup} onTurnedOn={showCodes} onCancel={() => setSetup(null)} />
      )}
      {!data && error && (
        <ErrorState
          headingLevel={3}
          title={messages.failed}
          text={error.message}
          onRetry={() => void mutate()}
        />
      )}
      {!data && !error && (
        <Delayed>
          <div role="status" aria-label={messages.loading}>
            <Skeleton lines={2} height={44} />
          </div>
        </Delayed>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </FormSection>
  );
}

function TurnedOff({ profile, onStarted }: SectionProps & { onStarted: (setup: Setup) => void }) {
  const messages = useMessages(twoFactorMessages);
  const client = useApiClient();
  const { notifyFailed } = useSaveNotifications();
  const reauthentication = useReauthentication();
  const { hasPassword } = profile;
  const form = useForm({
    initial: { currentPassword: '' },
    labels: { currentPassword: messages.currentPassword },
    check: (values) =>
      requiredFields(values, hasPassword ? ['currentPassword'] : [], messages.fill),
    send: async ({ currentPassword }) => {
      const answer = await client.call(routes.twoFactor.start, {
        body: hasPassword ? { currentPassword } : {},
      });
      if (!answer.ok) return answer.error;
      onStarted(answer.value);
      return undefined;
    },
    onRejected: (error, isShown) => {
      if (!reauthentication.isRequiredBy(error)) notifyFailed(error, isShown);
    },
    fieldOfCode: { 'password-wrong': 'currentPassword' },
  });
  return (
    <Form form={form}>
      {hasPassword && (
        <PasswordField
          autoComplete="current-password"
          isRequired
          {...form.field('currentPassword')}
        />
      )}
      {reauthentication.isRequired && <ReauthenticationNotice />}
      <div>
        <Button type="submit" isPending={form.isPending}>
          {messages.setUp}
        </Button>
      </div>
    </Form>
  );
}

type TurnedOnProps = SectionProps & {
  state: TwoFactorState;
  onNewCodes: (codes: readonly string[]) => void;
  onTurnedOff: () => void;
};

const fewCodes = 3;

function TurnedOn({ profile, state, onNewCodes, onTurnedOff }: TurnedOnProps) {
  const messages = useMessages(twoFactorMessages);
  const client = useApiClient();
  const toast = useToast();
  const [asks, setAsks] = useState<'renew' | 'turnOff' | null>(null);
  const shared = { hasPassword: profile.hasPassword, onClose: () => setAsks(null) };
  return (
    <>
      <Text>
        {messages.isOn} {messages.codesLeft(state.recoveryCodesLeft)}
      </Text>
      {state.recoveryCodesLeft < fewCodes && <Notice tone="warning">{messages.fewCodes}</Notice>}
      <Inline gap="3">
        <Button onPress={() => setAsks('renew')}>{messages.renew}</Button>
        <Button variant="danger" onPress={() => setAsks('turnOff')}>
          {messages.turnOff}
        </Button>
      </Inline>
      {asks === 'renew' && (
        <ProofDialog
          {...shared}
          title={messages.renewTitle}
          text={messages.renewText}
          confirmLabel={messages.renew}
          send={async (proof) => {
            const answer = await client.call(routes.twoFactor.renewRecoveryCodes, { body: proof });
            if (!answer.ok) return answer.error;
            setAsks(null);
            onNewCodes(answer.value.recoveryCodes);
            return undefined;
          }}
        />
      )}
      {asks === 'turnOff' && (
        <ProofDialog
          {...shared}
          title={messages.turnOffTitle}
          text={messages.turnOffText}
          confirmLabel={messages.turnOff}
          variant="danger"
          send={async (proof) => {
            const answer = await client.call(routes.twoFactor.turnOff, { body: proof });
            if (!answer.ok) return answer.error;
            setAsks(null);
            toast({ status: 'success', title: messages.turnedOff });
            onTurnedOff();
            return undefined;
          }}
        />
      )}
    </>
  );
}
