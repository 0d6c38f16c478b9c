import { type Comment, routes } from '@dreamfork/api-client';
import { optimisticUpdate, useMutation, usePages } from '@dreamfork/api-client/hooks';
import {
  Badge,
  Button,
  CommentList,
  Heading,
  IconButton,
  ShowMore,
  Skeleton,
  Stack,
  Text,
  useConfirm,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLibraryHost } from '../host.tsx';
import { PendingList } from '../PendingList.tsx';
import { CommentForm } from './CommentForm.tsx';
import { storyDetailsMessages } from './messages.ts';
import { ReportDialog, type ReportTarget } from './ReportDialog.tsx';
import * as styles from './StoryDetails.css.ts';

export type CommentsProps = {
  /** Id of the story. */
  id: string;
  /** The id of the node that the reader is at. */
  placeOf?: (() => string | undefined) | undefined;
};

/** The comments on a story with a form to add one; guests get a link to sign in. */
export function Comments({ id, placeOf }: CommentsProps) {
  const messages = useMessages(storyDetailsMessages);
  const { user, signIn } = useLibraryHost();
  const list = usePages(routes.feedback.comments, { params: { id } });
  const [reported, setReported] = useState<ReportTarget | null>(null);
  const report = (target: ReportTarget) => (user ? setReported(target) : signIn());
  const { data } = list;
  return (
    <Stack as="section" gap="5" aria-label={messages.comments}>
      <Heading level={3} size="21">
        {data && data.total > 0 ? messages.commentsOf(data.total) : messages.comments}
      </Heading>
      {user ? <CommentForm id={id} /> : <SignInHint />}
      <PendingList list={list} messages={messages}>
        <Stack gap="6">
          <Skeleton lines={3} height={18} />
          <Skeleton lines={3} height={18} />
          <Skeleton lines={3} height={18} />
        </Stack>
      </PendingList>
      {data?.items.length === 0 && <Text tone="ink2">{messages.none}</Text>}
      {data && data.items.length > 0 && (
        <LoadedComments id={id} items={data.items} onReport={report} />
      )}
      <ShowMore
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        error={list.moreError?.message}
        progress={data ? messages.shown(data.items.length) : ''}
        automaticParts={0}
        onMore={() => void list.loadMore()}
      />
      <div className={styles.report}>
        <Button
          variant="quiet"
          icon={Flag}
          onPress={() => report({ kind: 'story', id, nodeId: placeOf?.() })}
        >
          {messages.reportStory}
        </Button>
      </div>
      {reported && <ReportDialog target={reported} onClose={() => setReported(null)} />}
    </Stack>
  );
}

function SignInHint() {
  const messages = useMessages(storyDetailsMessages);
  const { signIn } = useLibraryHost();
  return (
    <Stack gap="3" align="start">
      <Text tone="ink2">{messages.guest}</Text>
      <Button onPress={signIn}>{messages.signIn}</Button>
    </Stack>
  );
}

type LoadedCommentsProps = {
  id: string;
  items: readonly Comment[];
  onReport: (target: ReportTarget) => void;
};

function LoadedComments({ id, items, onReport }: LoadedCommentsProps) {
  const messages = useMessages(storyDetailsMessages);
  const remove = useRemoveComment(id);
  return (
    <CommentList
      label={messages.comments}
      comments={items.map((comment) => ({
        id: comment.id,
        authorName: comment.authorName,
        authorAvatarUrl: comment.authorAvatarUrl,
        text: comment.text,
        writtenAt: comment.createdAt,
        badge: <AuthorBadge comment={comment} />,
        actions: (
          <>
            {!comment.isOwn && (
              <IconButton
                icon={Flag}
                size="small"
                label={messages.reportOf(comment.authorName)}
                onPress={() => onReport({ kind: 'comment', id, commentId: comment.id })}
              />
            )}
            {comment.canDelete && (
              <IconButton
                icon={Trash2}
                size="small"
                label={messages.removeOf(comment.authorName)}
                onPress={() => void remove(comment.id)}
              />
            )}
          </>
        ),
      }))}
    />
  );
}

function AuthorBadge({ comment: { isByAuthor, isOwn } }: { comment: Comment }) {
  const messages = useMessages(storyDetailsMessages);
  if (isByAuthor) return <Badge tone="accent">{messages.author}</Badge>;
  return isOwn && <Badge>{messages.yours}</Badge>;
}

/** Deletes a comment after a confirmation: removed at once, restored if the server refuses. */
function useRemoveComment(storyId: string) {
  const messages = useMessages(storyDetailsMessages);
  const change = useMutation();
  const confirm = useConfirm();
  const toast = useToast();

  return async (commentId: string): Promise<void> => {
    const isConfirmed = await confirm({
      title: messages.removeQuestion,
      text: messages.removeText,
      confirmLabel: messages.remove,
      tone: 'danger',
    });
    if (!isConfirmed) return;
    const answer = await change({
      call: (client) =>
        client.call(routes.feedback.removeComment, { params: { id: storyId, commentId } }),
      edits: [
        optimisticUpdate(routes.feedback.comments, (list) => {
          const items = list.items.filter(({ id }) => id !== commentId);
          return { ...list, items, total: list.total - (list.items.length - items.length) };
        }),
      ],
    });
    toast(
      answer.ok
        ? { status: 'success', title: messages.removed }
        : { status: 'error', title: messages.removeFailed, description: answer.error.message },
    );
  };
}
