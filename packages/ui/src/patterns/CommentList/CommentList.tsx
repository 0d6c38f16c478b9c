import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { formatDateTime, useLocale } from '../../i18n/index.ts';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './CommentList.css.ts';

export type CommentItem = {
  id: string;
  authorName: string;
  /** Address of the writer's avatar. */
  authorAvatarUrl?: string | null;
  /** Plain text; its line breaks are kept. */
  text: string;
  /** When it was written, as an ISO date. */
  writtenAt: string;
  /** What is to be known about the writer: a Badge. */
  badge?: ReactNode;
  /** What can be done with it: IconButton elements that name it. */
  actions?: ReactNode;
};

export type CommentListProps = ExtraAttributes & {
  /** Whose comments these are, for screen readers. */
  label: string;
  comments: readonly CommentItem[];
};

/** What people have said, one under the other. */
export function CommentList({ label, comments, ...rest }: CommentListProps) {
  const locale = useLocale();
  return (
    <ol {...rest} className={styles.list} aria-label={label}>
      {comments.map(({ id, authorName, authorAvatarUrl, text, writtenAt, badge, actions }) => (
        <li key={id} className={styles.item}>
          <Avatar name={authorName} src={authorAvatarUrl} size="small" />
          <div>
            <div className={styles.head}>
              <span className={styles.author}>{authorName}</span>
              {badge}
              <time dateTime={writtenAt}>{formatDateTime(locale, writtenAt)}</time>
              {actions && <span className={styles.actions}>{actions}</span>}
            </div>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
