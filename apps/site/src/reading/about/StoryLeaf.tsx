import { browserBaseUrl } from '@dreamfork/api-client';
import {
  formatDate,
  type Locale,
  LocaleProvider,
  useLocale,
  useMessages,
} from '@dreamfork/ui/i18n';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { aboutStoryMessages } from '../../messages/aboutStory.ts';
import { readToken } from '../../session/savedToken.ts';
import { type AboutCalls, createAboutCalls, type StoryFacts } from './aboutCalls.ts';
import { Byline } from './Byline.tsx';
import { LikeButton } from './LikeButton.tsx';
import { listAddress } from './listAddress.ts';
import * as styles from './StoryLeaf.css.ts';
import { useLike } from './useLike.ts';
import { useNear } from './useNear.ts';

const Discussion = lazy(async () => ({
  default: (await import('./Discussion.tsx')).Discussion,
}));

const Genre = lazy(async () => ({ default: (await import('./Genre.tsx')).Genre }));

export type StoryLeafProps = {
  id: string;
  locale: Locale;
  /** Where the line under a passage stands; null where there is none. */
  slot: HTMLElement | null;
  onShare: () => void;
  /** Sends the reader to sign in and back. */
  onSignIn: () => void;
};

/** What there is to say about a story, on a leaf under its passages. */
export function StoryLeaf({ locale, ...props }: StoryLeafProps) {
  const { id } = props;
  const [token] = useState(readToken);
  const [calls] = useState(() =>
    createAboutCalls({ baseUrl: browserBaseUrl(import.meta.env.VITE_API_BASE ?? ''), token }),
  );
  const [facts, setFacts] = useState<StoryFacts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void calls.loadFacts(id).then((loaded) => {
      if (isCurrent) setFacts(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [calls, id]);
  return (
    facts && (
      <LocaleProvider locale={locale}>
        <Leaf {...props} facts={facts} calls={calls} isGuest={token === null} />
      </LocaleProvider>
    )
  );
}

type LeafProps = Omit<StoryLeafProps, 'locale'> & {
  facts: StoryFacts;
  calls: AboutCalls;
  isGuest: boolean;
};

function Leaf({ id, facts, calls, isGuest, slot, onShare, onSignIn }: LeafProps) {
  const words = useMessages(aboutStoryMessages);
  const locale = useLocale();
  const titleId = useId();
  const like = useLike({ id, facts, calls, isGuest, onSignIn });
  const [isNear, element] = useNear();
  const { authorName, readingMinutes, endCount, createdAt } = facts;
  const told = [
    authorName && words.by(authorName),
    readingMinutes > 0 && words.minutes(readingMinutes),
    endCount > 0 && words.ends(endCount),
    createdAt && words.published(formatDate(locale, createdAt)),
  ].filter(Boolean);
  return (
    <section ref={element} className={styles.leaf} aria-labelledby={titleId}>
      {slot && createPortal(<Byline facts={facts} like={like} leafId={titleId} />, slot)}
      <div className={styles.column}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          {words.title}
        </h2>
        {facts.description && <p className={styles.description}>{facts.description}</p>}
        <ul className={styles.facts}>
          {told.map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
        <Tags facts={facts} isNear={isNear} />
        <div className={styles.actions}>
          {facts.isPublic && <LikeButton like={like} />}
          <button type="button" className={styles.button} onClick={onShare}>
            <Share2 size={18} aria-hidden />
            {words.share}
          </button>
        </div>
        {!facts.isPublic && <p className={styles.note}>{words.isPrivate}</p>}
        {facts.isPublic && isNear && (
          <Suspense>
            <Discussion id={id} locale={locale} isGuest={isGuest} onSignIn={onSignIn} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

type TagsProps = { facts: StoryFacts; isNear: boolean };

function Tags({ facts: { category, tags }, isNear }: TagsProps) {
  const words = useMessages(aboutStoryMessages);
  if (category === null && tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={words.genre}>
      {category && isNear && (
        <Suspense>
          <Genre category={category} />
        </Suspense>
      )}
      {tags.map((tag) => (
        <li key={tag}>
          <a className={styles.tag} href={listAddress({ tag })}>
            {`#${tag}`}
          </a>
        </li>
      ))}
    </ul>
  );
}
