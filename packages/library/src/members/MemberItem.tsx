import { routes, type StoryMember } from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import { Badge, Button, Inline, Text, useConfirm, useToast } from '@dreamfork/ui';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import * as styles from '../review/review.css.ts';
import { ownStoryQueries } from '../stories/storyUpdates.ts';
import { memberMessages } from './messages.ts';

export type MemberItemProps = {
  storyId: string;
  member: StoryMember;
  /** Whether the caller is the owner. */
  isManaged: boolean;
  onRoleChange: () => void;
};

/** Somebody who writes a story. */
export function MemberItem({ storyId, member, isManaged, onRoleChange }: MemberItemProps) {
  const messages = useMessages(memberMessages);
  const locale = useLocale();
  const { remove, leave, handOver } = useMemberActions(storyId, member, onRoleChange);
  const { name, joinedAt, isYou } = member;
  return (
    <li className={styles.thread}>
      <Inline gap="2" align="center">
        <Text weight="medium">{isYou ? `${name} (${messages.you})` : name}</Text>
        {joinedAt === null && <Badge>{messages.owner}</Badge>}
      </Inline>
      {joinedAt !== null && (
        <Text size="13" tone="ink2">
          {messages.since(formatDate(locale, joinedAt))}
        </Text>
      )}
      {joinedAt !== null && isManaged && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant="quiet"
            aria-label={messages.handOverTo(name)}
            onPress={() => void handOver()}
          >
            {messages.handOver}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={messages.removeOf(name)}
            onPress={() => void remove()}
          >
            {messages.remove}
          </Button>
        </div>
      )}
      {joinedAt !== null && isYou && (
        <div className={styles.actions}>
          <Button size="small" variant="quiet" onPress={() => void leave()}>
            {messages.leave}
          </Button>
        </div>
      )}
    </li>
  );
}

function useMemberActions(
  storyId: string,
  { userId, name }: StoryMember,
  onRoleChange: () => void,
) {
  const messages = useMessages(memberMessages);
  const change = useMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const end = () =>
    change({
      call: (client) => client.call(routes.members.remove, { params: { id: storyId, userId } }),
      stale: [routes.members.list, ...ownStoryQueries],
    });

  const remove = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: messages.removeQuestion(name),
      text: messages.removeText,
      confirmLabel: messages.remove,
      tone: 'danger',
    });
    if (!isConfirmed) return;
    const answer = await end();
    toast(
      answer.ok
        ? { status: 'success', title: messages.removed }
        : { status: 'error', title: messages.notRemoved, description: answer.error.message },
    );
  };
  const leave = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: messages.leaveQuestion,
      text: messages.leaveText,
      confirmLabel: messages.leave,
      tone: 'danger',
    });
    if (!isConfirmed) return;
    const answer = await end();
    if (answer.ok) onRoleChange();
    toast(
      answer.ok
        ? { status: 'success', title: messages.left }
        : { status: 'error', title: messages.notLeft, description: answer.error.message },
    );
  };
  const handOver = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: messages.handOverQuestion(name),
      text: messages.handOverText,
      confirmLabel: messages.handOver,
      tone: 'danger',
    });
    if (!isConfirmed) return;
    const answer = await change({
      call: (client) =>
        client.call(routes.members.handOver, { params: { id: storyId }, body: { userId } }),
      stale: [routes.members.list, ...ownStoryQueries],
    });
    if (answer.ok) onRoleChange();
    toast(
      answer.ok
        ? { status: 'success', title: messages.handedOver }
        : { status: 'error', title: messages.notHandedOver, description: answer.error.message },
    );
  };
  return { remove, leave, handOver };
}
