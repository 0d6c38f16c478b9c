import { type ReviewComment, type ReviewThread, routes } from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import { quoteOf, type StoryDocument } from '@dreamfork/story';
import {
  Badge,
  Button,
  CommentList,
  IconButton,
  Inline,
  useConfirm,
  useToast,
} from '@dreamfork/ui';
import { createId } from '@dreamfork/ui/browser';
import { useMessages } from '@dreamfork/ui/i18n';
import { Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReportTarget } from '../storyDetails/ReportDialog.tsx';
import { reviewMessages } from './messages.ts';
import { placeName } from './placeName.ts';
import { ReviewText } from './ReviewText.tsx';
import * as styles from './review.css.ts';
import { updatedThreads } from './threads.ts';
import type { Unsent } from './unsent.ts';

export type ReviewThreadItemProps = {
  storyId: string;
  story: StoryDocument;
  thread: ReviewThread;
  /** Whether the reader may answer. */
  canWrite: boolean;
  onSend: (unsent: Unsent) => void;
  onReport?: ((target: ReportTarget) => void) | undefined;
};

type Form = { kind: 'answer' } | { kind: 'edit'; comment: ReviewComment };

/** What was said about one place of a draft, with its quote and suggestion. */
export function ReviewThreadItem({
  storyId,
  story,
  thread,
  canWrite,
  onSend,
  onReport,
}: ReviewThreadItemProps) {
  const messages = useMessages(reviewMessages);
  const [form, setForm] = useState<Form | null>(null);
  const change = useMutation();
  const remove = useRemoveComment(storyId);
  const typedKey = `dreamfork:review:${storyId}:typed:`;
  const quote = quoteOf(thread.anchor);

  const answer = (text: string) => {
    const id = createId();
    const request = { id, text };
    onSend({ kind: 'answer', id, writtenAt: Date.now(), threadId: thread.id, request });
    return undefined;
  };
  const edit = async (commentId: string, text: string) => {
    const saved = await change({
      call: (client) =>
        client.call(routes.review.changeComment, {
          params: { id: storyId, commentId },
          body: { text },
        }),
      answered: updatedThreads,
    });
    return saved.ok ? undefined : `${messages.notSaved} ${saved.error.message}`;
  };

  return (
    <li className={styles.thread}>
      <p className={styles.place}>{placeName(messages, story, thread.anchor)}</p>
      {quote !== '' && (
        <blockquote className={styles.quote}>
          {thread.suggestion === null ? quote : <del>{quote}</del>}
          {thread.suggestion !== null && <ins className={styles.added}>{thread.suggestion}</ins>}
        </blockquote>
      )}
      <CommentList
        label={messages.title}
        comments={thread.comments.map((comment) => ({
          id: comment.id,
          authorName: comment.authorName,
          authorAvatarUrl: comment.authorAvatarUrl,
          text: comment.text || messages.proposes,
          writtenAt: comment.createdAt,
          badge: comment.isByAuthor ? (
            <Badge tone="accent">{messages.author}</Badge>
          ) : (
            comment.isOwn && <Badge>{messages.yours}</Badge>
          ),
          actions: (
            <>
              {comment.isOwn && canWrite && (
                <IconButton
                  icon={Pencil}
                  size="small"
                  label={messages.editOf(comment.authorName)}
                  onPress={() => setForm({ kind: 'edit', comment })}
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
              {!comment.isOwn && onReport && (
                <IconButton
                  icon={Flag}
                  size="small"
                  label={messages.reportOf(comment.authorName)}
                  onPress={() =>
                    onReport({ kind: 'reviewComment', id: storyId, commentId: comment.id })
                  }
                />
              )}
            </>
          ),
        }))}
      />
      {form ? (
        <ReviewText
          key={form.kind === 'edit' ? form.comment.id : 'answer'}
          label={form.kind === 'edit' ? messages.editField : messages.answerField}
          submitLabel={form.kind === 'edit' ? messages.save : messages.send}
          typedKey={typedKey + (form.kind === 'edit' ? form.comment.id : thread.id)}
          initial={form.kind === 'edit' ? form.comment.text : ''}
          onSubmit={(text) => (form.kind === 'edit' ? edit(form.comment.id, text) : answer(text))}
          onClose={() => setForm(null)}
        />
      ) : (
        <Inline gap="2" align="center">
          {thread.takenAt !== null && <Badge tone="success">{messages.taken}</Badge>}
          {thread.resolvedAt !== null && <Badge>{messages.resolved}</Badge>}
          {canWrite && (
            <Button variant="quiet" size="small" onPress={() => setForm({ kind: 'answer' })}>
              {messages.answer}
            </Button>
          )}
        </Inline>
      )}
    </li>
  );
}

/** Deletes a comment after a confirmation. */
function useRemoveComment(storyId: string) {
  const messages = useMessages(reviewMessages);
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
        client.call(routes.review.removeComment, { params: { id: storyId, commentId } }),
      stale: [routes.review.threads],
    });
    if (!answer.ok) {
      toast({
        status: 'error',
        title: messages.removeFailed,
        description: answer.error.message,
      });
    }
  };
}
