import type { CoverMap } from '@dreamfork/story';
import { parseMarkdown, plainText } from '@dreamfork/story/text';
import { Heading, type HeadingLevel } from '@dreamfork/ui';
import { type ReactNode, useId, useMemo } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './StoryCard.css.ts';
import { StoryCover } from './StoryCover.tsx';

export type StoryCardProps = {
  /** Two lines of it are shown. */
  title: string;
  /** As the author wrote it; three lines are shown, without Markdown. */
  description?: string;
  /** Address of the cover. */
  coverUrl?: string | null;
  /** The cover is drawn from it where there is no picture; without it the card shows the first letter of the title. */
  coverMap?: CoverMap | undefined;
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
  coverMap,
  isLeading = false,
  href,
  linkLabel,
  meta,
  badges,
  actions,
  headingLevel = 2,
}: StoryCardProps) {
  const titleId = useId();
  const text = useMemo(() => plainText(parseMarkdown(description ?? '')), [description]);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.cover}>
        <StoryCover title={title} url={coverUrl} map={coverMap} isLeading={isLeading} />
      </div>
      <div className={styles.text}>
        <Heading id={titleId} level={headingLevel} size="21" font="reading">
          <span className={styles.title} title={title}>
            {title}
          </span>
        </Heading>
        {badges && <div className={styles.badges}>{badges}</div>}
        {text && <p className={styles.description}>{text}</p>}
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
