import { categoryNames, routes, type StorySummary } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import { plain } from '@dreamfork/ui/css';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Share2 } from 'lucide-react';
import { type RefCallback, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLibraryHost } from '../host.tsx';
import { storiesAddress } from '../stories/storyFilter.ts';
import { Comments } from './Comments.tsx';
import { type Like, LikeButton, useLike } from './LikeButton.tsx';
import { storyDetailsMessages } from './messages.ts';
import { NextStories } from './NextStories.tsx';
import { StoryDescription } from './StoryDescription.tsx';
import * as styles from './StoryDetails.css.ts';

export type StoryDetailsProps = {
  id: string;
  /**
   * The element that gets author, length, endings, like and share of the story; they stand among the details where
   * there is none.
   */
  bylineSlot?: HTMLElement | null;
  /** The element that gets stories to read next; null where there is none. */
  nextSlot?: HTMLElement | null;
  /** Whether the number of endings is told elsewhere. @default false */
  hidesEndings?: boolean;
  /** The id of the node that the reader is at: a report of the story tells it to the moderators. */
  placeOf?: () => string | undefined;
  /** Called when the reader wants to share the story, as with `ShareDialog`. */
  onShare: () => void;
};

/** Description, author, tags, like and comments of a story; nothing until the story is loaded. */
export function StoryDetails({ id, ...props }: StoryDetailsProps) {
  const { data } = useQuery(routes.stories.card, { params: { id } });
  return data && <LoadedDetails story={data} {...props} />;
}

type LoadedDetailsProps = Omit<StoryDetailsProps, 'id'> & { story: StorySummary };

function LoadedDetails({
  story,
  bylineSlot,
  nextSlot,
  hidesEndings = false,
  placeOf,
  onShare,
}: LoadedDetailsProps) {
  const messages = useMessages(storyDetailsMessages);
  const locale = useLocale();
  const titleId = useId();
  const like = useLike(story);
  const [isInView, section] = useInView();
  const { createdAt, isPublic } = story;
  const facts = (
    <StoryFacts story={story} like={like} hidesEndings={hidesEndings} onShare={onShare} />
  );
  return (
    <section ref={section} className={styles.details} aria-labelledby={titleId}>
      {bylineSlot &&
        createPortal(
          <div className={styles.byline}>
            {facts}
            <DetailsLink detailsId={titleId} />
          </div>,
          bylineSlot,
        )}
      {nextSlot && isPublic && createPortal(<NextStories id={story.id} />, nextSlot)}
      <div className={styles.column}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          {messages.title}
        </h2>
        <StoryDescription text={story.description} />
        {!bylineSlot && facts}
        {/* The player tells it where the byline stands. */}
        {story.disclosesModelText && !bylineSlot && (
          <p className={styles.note}>{messages.withModel}</p>
        )}
        {createdAt && (
          <p className={styles.note}>{messages.published(formatDate(locale, createdAt))}</p>
        )}
        <Tags story={story} />
        {!isPublic && <p className={styles.note}>{messages.isPrivate}</p>}
        {isPublic && isInView && <Comments id={story.id} placeOf={placeOf} />}
      </div>
    </section>
  );
}

function Tags({ story: { category, tags } }: { story: StorySummary }) {
  const messages = useMessages(storyDetailsMessages);
  const locale = useLocale();
  const { addresses } = useLibraryHost();
  if (category === null && tags.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label={messages.genre}>
      {category && (
        <li>
          <a className={styles.tag} href={storiesAddress(addresses.stories, { category })}>
            {categoryNames[locale][category]}
          </a>
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag}>
          <a className={styles.tag} href={storiesAddress(addresses.stories, { tag })}>
            {`#${tag}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

type StoryFactsProps = {
  story: StorySummary;
  like: Like;
  hidesEndings: boolean;
  onShare: () => void;
};

/** What stands once on the page: author, length, endings, like and share. */
function StoryFacts({ story, like, hidesEndings, onShare }: StoryFactsProps) {
  const messages = useMessages(storyDetailsMessages);
  const { authorName, readingMinutes, endCount, isPublic } = story;
  const facts = [
    authorName && messages.by(authorName),
    readingMinutes > 0 && messages.minutes(readingMinutes),
    endCount > 0 && !hidesEndings && messages.ends(endCount),
  ].filter(Boolean);
  return (
    <>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        {isPublic && <LikeButton story={story} like={like} />}
        <button type="button" className={styles.button} onClick={onShare}>
          <Share2 className={plain} size={18} aria-hidden />
          {messages.share}
        </button>
      </div>
    </>
  );
}

/** Leads to the heading of the story details. */
function DetailsLink({ detailsId }: { detailsId: string }) {
  const messages = useMessages(storyDetailsMessages);
  return (
    <a
      className={styles.tag}
      href={`#${detailsId}`}
      onClick={(event) => {
        event.preventDefault();
        const heading = document.getElementById(detailsId);
        heading?.scrollIntoView({ block: 'start' });
        heading?.focus({ preventScroll: true });
      }}
    >
      {messages.toDetails}
    </a>
  );
}

/** Turns true once the element has come within 200 px of the viewport. */
function useInView(): [boolean, RefCallback<HTMLElement>] {
  const [isInView, setInView] = useState(false);
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setInView(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [isInView, watch];
}
