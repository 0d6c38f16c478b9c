import { routes, type StoryInvitation } from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import { Badge, Button, Inline, Text, useConfirm, useToast } from '@dreamfork/ui';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { reviewLinkMessages } from '../review/links.messages.ts';
import * as styles from '../review/review.css.ts';
import { memberMessages } from './messages.ts';

export type InvitationItemProps = {
  storyId: string;
  invitation: StoryInvitation;
  onChange: () => void;
};

/** An invitation to write a story that nobody has accepted yet, or a link that others may come by. */
export function InvitationItem({ storyId, invitation, onChange }: InvitationItemProps) {
  const messages = useMessages(memberMessages);
  const linkMessages = useMessages(reviewLinkMessages);
  const locale = useLocale();
  const [now] = useState(Date.now);
  const { email, expiresAt, createdAt } = invitation;
  const name = email ?? messages.byLink(formatDate(locale, createdAt));
  const revoke = useRevoke(storyId, invitation.id, name);
  return (
    <li className={styles.thread}>
      <Inline gap="2" align="center">
        <Text weight="medium">{name}</Text>
        {expiresAt !== null &&
          (Date.parse(expiresAt) <= now ? (
            <Badge tone="warning">{linkMessages.ended}</Badge>
          ) : (
            <Badge>{linkMessages.until(formatDate(locale, expiresAt))}</Badge>
          ))}
      </Inline>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="quiet"
          aria-label={messages.changeTermOf(name)}
          onPress={onChange}
        >
          {messages.changeTerm}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={messages.revokeOf(name)}
          onPress={() => void revoke()}
        >
          {messages.revoke}
        </Button>
      </div>
    </li>
  );
}

function useRevoke(storyId: string, invitationId: string, name: string) {
  const messages = useMessages(memberMessages);
  const change = useMutation();
  const confirm = useConfirm();
  const toast = useToast();
  return async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: messages.revokeQuestion(name),
      text: messages.revokeText,
      confirmLabel: messages.revoke,
      tone: 'danger',
    });
    if (!isConfirmed) return;
    const params = { id: storyId, invitationId };
    const answer = await change({
      call: (client) => client.call(routes.members.revokeInvitation, { params }),
      stale: [routes.members.list],
    });
    toast(
      answer.ok
        ? { status: 'success', title: messages.revoked }
        : { status: 'error', title: messages.notRevoked, description: answer.error.message },
    );
  };
}
