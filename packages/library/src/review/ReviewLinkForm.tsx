import {
  type NewReviewLink,
  type ReviewLink,
  reviewLinkNameMaximumLength,
  routes,
} from '@dreamfork/api-client';
import { useMutation, useQuery } from '@dreamfork/api-client/hooks';
import { Checkbox, Select, Stack, TextField, useForm } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { FormEnd } from './FormEnd.tsx';
import { LifetimeSelect } from './LifetimeSelect.tsx';
import { endOf } from './lifetimes.ts';
import { reviewLinkMessages } from './links.messages.ts';
import * as styles from './review.css.ts';

export type ReviewLinkFormProps = {
  storyId: string;
  /** The link that is changed; null for a new one. */
  link: ReviewLink | null;
  onCreated: (link: NewReviewLink) => void;
  onClose: () => void;
};

const newest = 'newest';

/** Makes a link to a draft, or changes what one allows. */
export function ReviewLinkForm({ storyId, link, onCreated, onClose }: ReviewLinkFormProps) {
  const messages = useMessages(reviewLinkMessages);
  const form = useLinkForm({ storyId, link, onCreated, onClose });
  const email = form.field('email');
  const version = form.pick('version');
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      <Stack gap="4">
        <TextField
          {...form.field('name')}
          description={messages.nameHelp}
          maxLength={reviewLinkNameMaximumLength}
          autoFocus
          isRequired
        />
        {!link && <TextField {...email} type="email" description={messages.emailHelp} />}
        {!link && <VersionSelect storyId={storyId} {...version} />}
        <LifetimeSelect expiresAt={link?.expiresAt ?? null} {...form.pick('expires')} />
        <Checkbox {...form.choice('allowsComments')}>{messages.comments}</Checkbox>
        {(link ? link.email === null : email.value.trim() === '') && (
          <Checkbox {...form.choice('allowsGuests')}>{messages.guests}</Checkbox>
        )}
        <FormEnd
          form={form}
          submitLabel={link ? messages.save : messages.submit}
          messages={messages}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}

type VersionSelectProps = {
  storyId: string;
  value: string;
  onChange: (value: string) => void;
};

function VersionSelect({ storyId, value, onChange }: VersionSelectProps) {
  const messages = useMessages(reviewLinkMessages);
  const versions = useQuery(routes.versions.list, { params: { id: storyId }, query: {} });
  return (
    <Select
      label={messages.version}
      items={[
        { id: newest, label: messages.newest },
        ...(versions.data?.items ?? []).map(({ version, name }) => ({
          id: String(version),
          label: messages.versionOf(version, name),
        })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

function useLinkForm({ storyId, link, onCreated, onClose }: ReviewLinkFormProps) {
  const messages = useMessages(reviewLinkMessages);
  const change = useMutation();
  return useForm({
    initial: {
      name: link?.name ?? '',
      email: '',
      version: newest,
      expires: link?.expiresAt ? 'kept' : 'never',
      allowsComments: link?.allowsComments ?? true,
      allowsGuests: link?.allowsGuests ?? true,
    },
    labels: {
      name: messages.name,
      email: messages.email,
      version: messages.version,
      expires: messages.expires,
      allowsComments: messages.comments,
      allowsGuests: messages.guests,
    },
    check: ({ name }) => (name.trim() === '' ? { name: messages.nameMissing } : {}),
    send: async ({ name, email, version, expires, allowsComments, allowsGuests }) => {
      const expiresAt = endOf(expires);
      const facts = {
        name,
        ...(expiresAt !== undefined && { expiresAt }),
        allowsComments,
        allowsGuests,
      };
      if (link) {
        const params = { id: storyId, linkId: link.id };
        const changed = await change({
          call: (client) => client.call(routes.reviewLinks.change, { params, body: facts }),
          stale: [routes.reviewLinks.list],
        });
        if (!changed.ok) return changed.error;
      } else {
        const address = email.trim();
        const created = await change({
          call: (client) =>
            client.call(routes.reviewLinks.create, {
              params: { id: storyId },
              body: {
                ...facts,
                email: address === '' ? null : address,
                version: version === newest ? null : Number(version),
              },
            }),
          stale: [routes.reviewLinks.list],
        });
        if (!created.ok) return created.error;
        onCreated(created.value);
      }
      onClose();
      return undefined;
    },
  });
}
