import { type NewReviewLink, type ReviewLink, routes } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import { Button, CopyField, Heading, Skeleton, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PendingList } from '../PendingList.tsx';
import { reviewLinkMessages } from './links.messages.ts';
import { ReviewLinkForm } from './ReviewLinkForm.tsx';
import { ReviewLinkItem } from './ReviewLinkItem.tsx';
import * as styles from './review.css.ts';

export type ReviewLinksProps = {
  storyId: string;
  /** The whole address of the page where the draft is read. */
  page: string;
};

/** The links of a story to its draft: makes, changes, renews and revokes them, and tells who came. */
export function ReviewLinks({ storyId, page }: ReviewLinksProps) {
  const messages = useMessages(reviewLinkMessages);
  const list = useQuery(routes.reviewLinks.list, { params: { id: storyId } });
  /** `new`, or the link that is changed. */
  const [edited, setEdited] = useState<ReviewLink | 'new' | null>(null);
  const [known, setKnown] = useState<NewReviewLink | null>(null);
  const { data } = list;

  return (
    <Stack as="section" gap="4" aria-label={messages.title}>
      <Heading level={3} size="21">
        {messages.title}
      </Heading>
      <Text tone="ink2">{messages.text}</Text>
      {known && (
        <CopyField
          label={messages.address}
          description={known.email ? messages.invited(known.email) : messages.addressHelp}
          value={known.email ? page : `${page}#${known.secret}`}
        />
      )}
      <PendingList list={list} messages={messages}>
        <Skeleton lines={2} height={18} />
      </PendingList>
      {data?.items.length === 0 && <Text tone="ink2">{messages.none}</Text>}
      {data && data.items.length > 0 && (
        <ul className={styles.list} aria-label={messages.title}>
          {data.items.map((link) => (
            <ReviewLinkItem
              key={link.id}
              storyId={storyId}
              link={link}
              onChange={() => setEdited(link)}
              onRenewed={setKnown}
            />
          ))}
        </ul>
      )}
      {edited ? (
        <ReviewLinkForm
          key={edited === 'new' ? 'new' : edited.id}
          storyId={storyId}
          link={edited === 'new' ? null : edited}
          onCreated={setKnown}
          onClose={() => setEdited(null)}
        />
      ) : (
        <div>
          <Button icon={Plus} onPress={() => setEdited('new')}>
            {messages.create}
          </Button>
        </div>
      )}
    </Stack>
  );
}
