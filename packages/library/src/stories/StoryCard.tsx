import { Heading, type HeadingLevel } from '@dreamfork/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './StoryCard.css.ts';
import { StoryCover } from './StoryCover.tsx';

export type StoryCardProps = {
  title: string;
  /** Three lines of it are shown. */
  description?: string;
  /** Address of the cover; without one, or where it does not load, the card shows an empty squared page. */
  coverUrl?: string | null;
  /** Whether the cover loads first instead of lazily, for the first card of a list. @default false */
  isLeading?: boolean;
  /** Address of the story. */
  href: string;
  /** Text of the link; the whole card can be pressed. */
  linkLabel: string;
  /** Date, author, counts: one quiet line. */
  meta?: ReactNode;
  badges?: ReactNode;
  /** Controls beside the link. */
  actions?: ReactNode;
  /** @default 2 */
  headingLevel?: HeadingLevel;
};

/** A story in a list: cover, title, description and a link. */
export function StoryCard({
  title,
  description,
  coverUrl,
  isLeading = false,
  href,
  linkLabel,
  meta,
  badges,
  actions,
  headingLevel = 2,
}: StoryCardProps) {
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.cover}>
        <StoryCover url={coverUrl} isLeading={isLeading} />
      </div>
      <div className={styles.text}>
        {badges && <div className={styles.badges}>{badges}</div>}
        <Heading id={titleId} level={headingLevel} size="21" font="reading">
          {title}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      <div className={styles.foot}>
        <Link href={href} className={styles.link} aria-label={`${linkLabel}: ${title}`}>
          {linkLabel}
        </Link>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
