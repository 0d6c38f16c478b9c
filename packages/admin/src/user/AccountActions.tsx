import { routes, type UserDetails } from '@dreamfork/api-client';
import { Button, Inline, Stack, Text, useConfirm } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { UserActions } from '../users/UserActions.tsx';
import { premiumDays } from '../users/userFigures.ts';
import { userPageMessages } from './messages.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { Section } from './Section.tsx';
import { useAccountActs } from './useAccountActs.ts';

type EmailKind = 'confirmation' | 'reset';

type AccountActionsProps = { user: UserDetails; now: number; isSelf: boolean };

/** What an administrator can do to the account of somebody else. */
export function AccountActions({ user, now, isSelf }: AccountActionsProps) {
  const messages = useMessages(userPageMessages);
  const act = useAccountActs();
  const confirm = useConfirm();
  const [pending, setPending] = useState<EmailKind | 'two-factor' | null>(null);
  const [isRoleOpen, setRoleOpen] = useState(false);
  const isBlocked = user.status === 'Suspended' || user.status === 'Banned';

  const send = async (kind: EmailKind) => {
    if (pending) return;
    setPending(kind);
    await act({
      call: (client) =>
        client.call(
          kind === 'reset'
            ? routes.userDetails.sendPasswordReset
            : routes.userDetails.sendConfirmation,
          { params: { id: user.id } },
        ),
      done: kind === 'reset' ? messages.resetSent : messages.confirmationSent,
      failed: messages.emailFailed,
    });
    setPending(null);
  };

  const resetTwoFactor = async () => {
    if (pending) return;
    const isConfirmed = await confirm({
      title: messages.resetTwoFactorQuestion,
      text: messages.resetTwoFactorText(user.username || user.email),
      confirmLabel: messages.resetTwoFactor,
      cancelLabel: messages.keep,
      tone: 'danger',
    });
    if (!isConfirmed) return;
    setPending('two-factor');
    await act({
      call: (client) => client.call(routes.userDetails.resetTwoFactor, { params: { id: user.id } }),
      done: messages.twoFactorReset,
      failed: messages.twoFactorFailed,
    });
    setPending(null);
  };

  if (isSelf) {
    return (
      <Section title={messages.acts}>
        <Text tone="ink3">{messages.self}</Text>
      </Section>
    );
  }
  return (
    <Section title={messages.acts}>
      <Stack gap="3">
        <UserActions user={user} hasPremium={premiumDays(user.premiumExpiresAt, now) !== null} />
        <Inline gap="2">
          <Button size="small" onPress={() => setRoleOpen(true)}>
            {messages.changeRole}
          </Button>
          {!user.emailConfirmed && (
            <Button
              size="small"
              isPending={pending === 'confirmation'}
              onPress={() => void send('confirmation')}
            >
              {messages.sendConfirmation}
            </Button>
          )}
          {!isBlocked && (
            <Button size="small" isPending={pending === 'reset'} onPress={() => void send('reset')}>
              {messages.sendReset}
            </Button>
          )}
          {user.hasTwoFactor && (
            <Button
              size="small"
              isPending={pending === 'two-factor'}
              onPress={() => void resetTwoFactor()}
            >
              {messages.resetTwoFactor}
            </Button>
          )}
        </Inline>
        {isBlocked && (
          <Text size="13" tone="ink3">
            {messages.resetBlocked}
          </Text>
        )}
      </Stack>
      {isRoleOpen && <RoleDialog user={user} onClose={() => setRoleOpen(false)} />}
    </Section>
  );
}
