import { type NewStoryInvitation, routes, type StoryInvitation } from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import { Stack, TextField, useForm } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { FormEnd } from '../review/FormEnd.tsx';
import { LifetimeSelect } from '../review/LifetimeSelect.tsx';
import { endOf } from '../review/lifetimes.ts';
import { reviewLinkMessages } from '../review/links.messages.ts';
import * as styles from '../review/review.css.ts';
import { memberMessages } from './messages.ts';

export type InvitationFormProps = {
  storyId: string;
  /** The invitation whose end is changed; null for a new one. */
  invitation: StoryInvitation | null;
  onCreated: (invitation: NewStoryInvitation) => void;
  onClose: () => void;
};

/** Invites a co-author, or changes when an invitation ends. */
export function InvitationForm(props: InvitationFormProps) {
  const { invitation, onClose } = props;
  const messages = useMessages(memberMessages);
  const form = useInvitationForm(props);
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      <Stack gap="4">
        {!invitation && (
          <TextField
            {...form.field('email')}
            type="email"
            description={messages.emailHelp}
            autoFocus
          />
        )}
        <LifetimeSelect expiresAt={invitation?.expiresAt ?? null} {...form.pick('expires')} />
        <FormEnd
          form={form}
          submitLabel={invitation ? messages.save : messages.submit}
          messages={messages}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}

function useInvitationForm({ storyId, invitation, onCreated, onClose }: InvitationFormProps) {
  const messages = useMessages(memberMessages);
  const linkMessages = useMessages(reviewLinkMessages);
  const change = useMutation();
  const stale = [routes.members.list];
  return useForm({
    initial: { email: '', expires: invitation?.expiresAt ? 'kept' : 'never' },
    labels: { email: messages.email, expires: linkMessages.expires },
    check: () => ({}),
    send: async ({ email, expires }) => {
      const expiresAt = endOf(expires);
      if (!invitation) {
        const address = email.trim();
        const created = await change({
          call: (client) =>
            client.call(routes.members.invite, {
              params: { id: storyId },
              body: { email: address === '' ? null : address, expiresAt: expiresAt ?? null },
            }),
          stale,
        });
        if (!created.ok) return created.error;
        onCreated(created.value);
      } else if (expiresAt !== undefined) {
        const params = { id: storyId, invitationId: invitation.id };
        const changed = await change({
          call: (client) =>
            client.call(routes.members.changeInvitation, { params, body: { expiresAt } }),
          stale,
        });
        if (!changed.ok) return changed.error;
      }
      onClose();
      return undefined;
    },
  });
}
