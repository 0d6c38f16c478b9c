import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-aria-components';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { ForkMark } from '../Logo/ForkMark.tsx';
import * as styles from './StoryCard.css.ts';

export type StoryCardProps = ExtraAttributes & {
  title: string;
  /** What the author says about it; three lines of it are shown. */
  description?: string;
  /** Address of the cover; without one, or where it does not load, the card shows an empty squared page. */
  coverUrl?: string | null;
  /** One of the first of its list, which are in view at once: its cover is fetched before anything else. @default false */
  isLeading?: boolean;
  /** Where the card leads. */
  href: string;
  /** Words of the link; the whole card can be pressed. */
  linkLabel: string;
  /** Date, author, counts: one quiet line. */
  meta?: ReactNode;
  badges?: ReactNode;
  /** Controls that are not the link. */
  actions?: ReactNode;
  /** @default 2 */
  headingLevel?: HeadingLevel;
};

/** A story in a list: cover, title, a few lines and the way in. */
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
  ...rest
}: StoryCardProps) {
  const titleId = useId();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <article {...rest} className={styles.card} aria-labelledby={titleId}>
      <div className={styles.cover}>
        {coverUrl && coverUrl !== brokenUrl ? (
          <img
            src={coverUrl}
            alt=""
            loading={isLeading ? 'eager' : 'lazy'}
            fetchPriority={isLeading ? 'high' : 'auto'}
            decoding="async"
            className={styles.picture}
            onError={() => setBrokenUrl(coverUrl)}
          />
        ) : (
          <ForkMark size={44} />
        )}
      </div>
      <div className={styles.words}>
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
