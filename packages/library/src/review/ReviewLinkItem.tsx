import { type NewReviewLink, type ReviewLink, routes } from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import { Badge, Button, Inline, Text, useConfirm, useToast } from '@dreamfork/ui';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { reviewLinkMessages } from './links.messages.ts';
import * as styles from './review.css.ts';

export type ReviewLinkItemProps = {
  storyId: string;
  link: ReviewLink;
  onChange: () => void;
  onRenewed: (link: NewReviewLink) => void;
};

/** A link to a draft: what it allows, who came through it, and what can be done with it. */
export function ReviewLinkItem({ storyId, link, onChange, onRenewed }: ReviewLinkItemProps) {
  const messages = useMessages(reviewLinkMessages);
  const { renew, revoke } = useLinkActions(storyId, link, onRenewed);
  return (
    <li className={styles.thread}>
      <Inline gap="2" align="center">
        <Text weight="medium">{link.name}</Text>
        <LinkBadges link={link} />
      </Inline>
      <Readers link={link} />
      <div className={styles.actions}>
        <Button
          size="small"
          variant="quiet"
          aria-label={messages.changeOf(link.name)}
          onPress={onChange}
        >
          {messages.changeIt}
        </Button>
        {link.email === null && (
          <Button
            size="small"
            variant="quiet"
            aria-label={messages.renewOf(link.name)}
            onPress={() => void renew()}
          >
            {messages.renew}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={messages.revokeOf(link.name)}
          onPress={() => void revoke()}
        >
          {messages.revoke}
        </Button>
      </div>
    </li>
  );
}

function LinkBadges({ link }: { link: ReviewLink }) {
  const messages = useMessages(reviewLinkMessages);
  const locale = useLocale();
  const [now] = useState(Date.now);
  const { email, version, expiresAt, allowsComments, allowsGuests, openThreads } = link;
  const hasEnded = expiresAt !== null && Date.parse(expiresAt) <= now;
  return (
    <>
      {openThreads > 0 && <Badge tone="accent">{messages.threads(openThreads)}</Badge>}
      {hasEnded && <Badge tone="warning">{messages.ended}</Badge>}
      {expiresAt !== null && !hasEnded && (
        <Badge>{messages.until(formatDate(locale, expiresAt))}</Badge>
      )}
      {version !== null && <Badge>{messages.fixed(version)}</Badge>}
      {!allowsComments && <Badge>{messages.readOnly}</Badge>}
      {email !== null ? (
        <Badge>{messages.only(email)}</Badge>
      ) : (
        !allowsGuests && <Badge>{messages.signedIn}</Badge>
      )}
    </>
  );
}

function Readers({ link: { readers } }: { link: ReviewLink }) {
  const messages = useMessages(reviewLinkMessages);
  const locale = useLocale();
  if (readers.length === 0) {
    return (
      <Text size="13" tone="ink2">
        {messages.nobody}
      </Text>
    );
  }
  return (
    <ul className={styles.plainList} aria-label={messages.readers}>
      {readers.map(({ id, name, seenAt, nodesRead, hasFinished }) => (
        <li key={id}>
          <Text size="13">
            {[
              name ?? messages.unnamed,
              hasFinished
                ? `${messages.read(nodesRead)}, ${messages.finished}`
                : messages.read(nodesRead),
              messages.lastSeen(formatDate(locale, seenAt)),
            ].join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function useLinkActions(
  storyId: string,
  { id: linkId, name }: ReviewLink,
  onRenewed: ReviewLinkItemProps['onRenewed'],
) {
  const messages = useMessages(reviewLinkMessages);
  const change = useMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const params = { id: storyId, linkId };

  const renew = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: messages.renewQuestion(name),
      text: messages.renewText,
      confirmLabel: messages.renew,
    });
    if (!isConfirmed) return;
    const answer = await change({
      call: (client) => client.call(routes.reviewLinks.renew, { params }),
      stale: [routes.reviewLinks.list],
    });
    if (answer.ok) return onRenewed(answer.value);
    toast({ status: 'error', title: messages.notRenewed, description: answer.error.message });
  };
  const revoke = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: messages.revokeQuestion(name),
      text: messages.revokeText,
      confirmLabel: messages.revoke,
      tone: 'danger',
    });
    if (!isConfirmed) return;
    const answer = await change({
      call: (client) => client.call(routes.reviewLinks.revoke, { params }),
      stale: [routes.reviewLinks.list],
    });
    toast(
      answer.ok
        ? { status: 'success', title: messages.revoked }
        : { status: 'error', title: messages.notRevoked, description: answer.error.message },
    );
  };
  return { renew, revoke };
}
