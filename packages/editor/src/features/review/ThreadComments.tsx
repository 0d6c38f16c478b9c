import { Badge, CommentList, IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import { useStore } from 'zustand';
import { useEditor } from '../../EditorContext.tsx';
import type { ReviewComment, ReviewThread } from '../../services/index.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { reviewFor } from './createReview.ts';
import { messageOf } from './failure.ts';
import { reviewMessages } from './messages.ts';
import * as styles from './review.css.ts';

/** The comments of a thread; the author's own can be edited, and all of them deleted. */
export function ThreadComments({ thread }: { thread: ReviewThread }) {
  const { interaction, ...editor } = useEditor();
  const review = reviewFor(editor);
  const messages = useMessages(reviewMessages);
  const unsent = useStore(review, (state) => state.unsent);
  const failures = useStore(review, (state) => state.failures);
  const { comments, linkName } = thread;
  const edited = comments.filter(({ id, isOwn }) => isOwn && unsent[id] !== undefined);
  const failed = comments.find(({ id }) => failures[id] !== undefined && unsent[id] === undefined);

  const remove = async ({ id }: ReviewComment) => {
    const isSure = await interaction.confirm({
      title: messages.removeTitle,
      text: messages.removeText,
      confirmLabel: messages.removeConfirm,
      tone: 'danger',
    });
    if (isSure) await review.remove(thread, id);
  };
  return (
    <>
      <CommentList
        label={messages.comments}
        comments={comments.map((comment, index) => ({
          id: comment.id,
          authorName: comment.authorName,
          authorAvatarUrl: comment.authorAvatarUrl,
          // A suggestion needs no words beside it.
          text: comment.text || messages.suggestion,
          writtenAt: comment.createdAt,
          badge: (
            <>
              {comment.isByAuthor && <Badge tone="accent">{messages.author}</Badge>}
              {comment.editedAt !== null && <span>{messages.edited}</span>}
              {index === 0 && linkName !== null && <span>{messages.throughLink(linkName)}</span>}
            </>
          ),
          actions: (
            <>
              {comment.isOwn && (
                <IconButton
                  size="small"
                  icon={Pencil}
                  label={messages.edit(comment.authorName)}
                  onPress={() => review.write(comment.id, unsent[comment.id] ?? comment.text)}
                />
              )}
              {comment.canDelete && (
                <IconButton
                  size="small"
                  icon={Trash2}
                  label={messages.remove(comment.authorName)}
                  onPress={() => void remove(comment)}
                />
              )}
            </>
          ),
        }))}
      />
      {failed && (
        <p role="alert" className={styles.failure}>
          {messageOf(failures[failed.id] ?? '', messages.notRemoved)}
        </p>
      )}
      {edited.map(({ id }) => (
        <AnswerForm
          key={id}
          textKey={id}
          label={messages.editLabel}
          sendLabel={messages.saveEdit}
          onSend={() => review.edit(id)}
          onCancel={() => review.write(id, '')}
        />
      ))}
    </>
  );
}
