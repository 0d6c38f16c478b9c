import type { Comment } from '@dreamfork/api-client';
import { commentPages, usePages } from '@dreamfork/api-client/hooks';
import {
  Badge,
  Button,
  CommentList,
  Delayed,
  ErrorState,
  Heading,
  IconButton,
  ShowMore,
  Skeleton,
  Stack,
  Text,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { aboutStoryMessages } from '../../messages/aboutStory.ts';
import { CommentForm } from './CommentForm.tsx';
import { GuestNote } from './GuestNote.tsx';
import { ReportDialog, type Reported } from './ReportDialog.tsx';
import { useRemoveComment } from './useRemoveComment.ts';

export type CommentsProps = { id: string; isGuest: boolean; onSignIn: () => void };

/** The comments under a story, and a place for one's own. */
export function Comments({ id, isGuest, onSignIn }: CommentsProps) {
  const words = useMessages(aboutStoryMessages);
  const list = usePages(commentPages, [id, {}]);
  const [reported, setReported] = useState<Reported | null>(null);
  const report = (thing: Reported) => (isGuest ? onSignIn() : setReported(thing));
  const { data, error } = list;
  return (
    <Stack as="section" gap="5" aria-label={words.comments}>
      <Heading level={3} size="21">
        {data && data.total > 0 ? words.commentsOf(data.total) : words.comments}
      </Heading>
      {isGuest ? <GuestNote onSignIn={onSignIn} /> : <CommentForm id={id} />}
      {error && !data && (
        <ErrorState
          headingLevel={4}
          title={words.error}
          text={error.message}
          onRetry={() => void list.mutate()}
        />
      )}
      {!data && !error && (
        <Delayed>
          <div role="status" aria-label={words.loading}>
            <Skeleton lines={3} />
          </div>
        </Delayed>
      )}
      {data?.items.length === 0 && <Text tone="ink2">{words.none}</Text>}
      {data && data.items.length > 0 && <Said id={id} comments={data.items} onReport={report} />}
      <ShowMore
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        error={list.moreError?.message}
        progress={data ? words.shown(data.items.length) : ''}
        automaticParts={0}
        onMore={() => void list.loadMore()}
      />
      <div>
        <Button variant="quiet" icon={Flag} onPress={() => report({ kind: 'story', id })}>
          {words.reportStory}
        </Button>
      </div>
      {reported && <ReportDialog reported={reported} onClose={() => setReported(null)} />}
    </Stack>
  );
}

type SaidProps = {
  id: string;
  comments: readonly Comment[];
  onReport: (thing: Reported) => void;
};

function Said({ id, comments, onReport }: SaidProps) {
  const words = useMessages(aboutStoryMessages);
  const remove = useRemoveComment(id);
  return (
    <CommentList
      label={words.comments}
      comments={comments.map((comment) => ({
        id: comment.id,
        authorName: comment.authorName,
        text: comment.text,
        writtenAt: comment.createdAt,
        badge: <Whose comment={comment} />,
        actions: (
          <>
            {!comment.isOwn && (
              <IconButton
                icon={Flag}
                size="small"
                label={words.reportOf(comment.authorName)}
                onPress={() => onReport({ kind: 'comment', id, commentId: comment.id })}
              />
            )}
            {comment.canDelete && (
              <IconButton
                icon={Trash2}
                size="small"
                label={words.removeOf(comment.authorName)}
                onPress={() => void remove(comment.id)}
              />
            )}
          </>
        ),
      }))}
    />
  );
}

function Whose({ comment: { isByAuthor, isOwn } }: { comment: Comment }) {
  const words = useMessages(aboutStoryMessages);
  if (isByAuthor) return <Badge tone="accent">{words.author}</Badge>;
  return isOwn && <Badge>{words.yours}</Badge>;
}
