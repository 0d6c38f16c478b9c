import {
  type Answer,
  type NewStoryInvitation,
  routes,
  type StoryInvitation,
} from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import { Button, CopyField, Heading, Skeleton, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { PendingList } from '../PendingList.tsx';
import * as styles from '../review/review.css.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { InvitationItem } from './InvitationItem.tsx';
import { MemberItem } from './MemberItem.tsx';
import { memberMessages } from './messages.ts';

export type StoryMembersProps = {
  storyId: string;
  /** The whole address of the page where an invitation is accepted. */
  page: string;
  /** Called when the caller has left the story or handed it over. */
  onRoleChange: () => void;
};

/** Who writes a story, and who is invited to; its owner invites, removes and hands over here, and others leave. */
export function StoryMembers({ storyId, page, onRoleChange }: StoryMembersProps) {
  const messages = useMessages(memberMessages);
  const list = useQuery(routes.members.list, { params: { id: storyId } });
  /** `new`, or the invitation whose end is changed. */
  const [edited, setEdited] = useState<StoryInvitation | 'new' | null>(null);
  const [known, setKnown] = useState<Known | null>(null);
  const { data } = list;
  const isOwner = data?.owner.isYou === true;
  return (
    <Stack as="section" gap="4" aria-label={messages.title}>
      <Heading level={3} size="21">
        {messages.title}
      </Heading>
      <PendingList list={list} messages={messages}>
        <Skeleton lines={2} height={18} />
      </PendingList>
      {data && (
        <>
          <Text tone="ink2">{isOwner ? messages.text : messages.textForCoAuthor}</Text>
          <ul className={styles.list} aria-label={messages.people}>
            {[data.owner, ...data.coAuthors].map((member) => (
              <MemberItem
                key={member.userId}
                storyId={storyId}
                member={member}
                isManaged={isOwner}
                onRoleChange={onRoleChange}
              />
            ))}
          </ul>
        </>
      )}
      {known && isValid(known, data) && <NewInvitation invitation={known.invitation} page={page} />}
      {data && data.invitations.length > 0 && (
        <ul className={styles.list} aria-label={messages.invitations}>
          {data.invitations.map((invitation) => (
            <InvitationItem
              key={invitation.id}
              storyId={storyId}
              invitation={invitation}
              onChange={() => setEdited(invitation)}
            />
          ))}
        </ul>
      )}
      {isOwner &&
        (edited ? (
          <InvitationForm
            key={edited === 'new' ? 'new' : edited.id}
            storyId={storyId}
            invitation={edited === 'new' ? null : edited}
            onCreated={(invitation) => setKnown({ invitation, listBefore: data })}
            onClose={() => setEdited(null)}
          />
        ) : (
          <div>
            <Button icon={UserPlus} onPress={() => setEdited('new')}>
              {messages.invite}
            </Button>
          </div>
        ))}
    </Stack>
  );
}

type Members = Answer<typeof routes.members.list>;

/** A new invitation, and the list that does not have it yet. */
type Known = { invitation: NewStoryInvitation; listBefore: Members | undefined };

/** Whether the invitation still opens the story, as far as the list tells. */
const isValid = ({ invitation, listBefore }: Known, list: Members | undefined): boolean =>
  list === listBefore || list?.invitations.some(({ id }) => id === invitation.id) === true;

type NewInvitationProps = { invitation: NewStoryInvitation; page: string };

/** Where an invitation is accepted; its secret is shown once. */
function NewInvitation({ invitation: { email, secret }, page }: NewInvitationProps) {
  const messages = useMessages(memberMessages);
  return (
    <CopyField
      label={messages.address}
      description={email === null ? messages.addressHelp : messages.sent(email)}
      value={secret === null ? page : `${page}#${secret}`}
    />
  );
}
