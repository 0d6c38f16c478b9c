import type { ReviewStory } from '@dreamfork/api-client';
import {
  PartButton,
  ReviewMargin,
  SelectionBar,
  useHighlights,
  useThreads,
  useUnsent,
} from '@dreamfork/library';
import { browserStorage, StoryPlayer } from '@dreamfork/player';
import { type ReviewAnchor, readingOf } from '@dreamfork/story';
import { Button, Drawer, useMediaQuery } from '@dreamfork/ui';
import { breakpoints } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { pageMediaHosts } from '../../pageMediaHosts.ts';
import { reviewPageMessages } from './messages.ts';
import * as styles from './review.css.ts';
import { useReviewPlace } from './useReviewPlace.ts';
import { useSignedStory } from './useSignedStory.ts';

const storage = browserStorage();

export type ReviewReadingProps = { draft: ReviewStory };

/** A draft in the player, with its review in a column beside it, or in a sheet where there is no room for one. */
export function ReviewReading({ draft }: ReviewReadingProps) {
  const messages = useMessages(reviewPageMessages);
  const { id, story, version, isOwner, link, readerName } = draft;
  const [mediaHosts] = useState(pageMediaHosts);
  const hasColumn = useMediaQuery(breakpoints.wide) ?? true;
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<ReviewAnchor | null>(null);
  const [place, setPlace] = useReviewPlace(id, story, !isOwner);
  const shown = useSignedStory(id, story);
  const threads = useThreads(id);
  const items = threads.data?.items ?? none;
  const unsent = useUnsent(id);
  const nodeId = place?.currentNodeId ?? '';
  useHighlights(story, nodeId, items, anchor);

  const canWrite = isOwner || link?.allowsComments === true;
  const comment = (next: ReviewAnchor | null) => {
    setAnchor(next);
    if (next) setOpen(true);
  };
  const count = items.filter(({ comments }) => comments.length > 0).length + unsent.waiting.length;
  const margin = (
    <ReviewMargin
      storyId={id}
      threads={threads}
      story={story}
      version={version}
      nodeId={nodeId}
      anchor={anchor}
      onAnchorChange={comment}
      canWrite={canWrite}
      readerName={readerName}
      unsent={unsent}
      reading={() => place && readingOf(story, place)}
      hidesHeading={!hasColumn}
    />
  );
  return (
    <div className={styles.page}>
      <main className={styles.reading}>
        <p className={styles.notice}>
          {isOwner
            ? messages.own
            : [messages.by(draft.authorName), link?.isFixed && messages.fixed, messages.seen]
                .filter(Boolean)
                .join(' ')}
        </p>
        {shown && (
          <StoryPlayer
            story={shown}
            storage={storage}
            state={place ?? undefined}
            onStateChange={setPlace}
            mediaHosts={mediaHosts}
            besidePart={(part) => (
              <>
                {canWrite && <PartButton story={story} part={part} onComment={comment} />}
                {part.kind === 'text' && !hasColumn && (
                  <Button icon={MessageSquare} variant="quiet" onPress={() => setOpen(true)}>
                    {messages.reviews(count)}
                  </Button>
                )}
              </>
            )}
          />
        )}
      </main>
      {canWrite && <SelectionBar story={story} nodeId={nodeId} onComment={comment} />}
      {hasColumn ? (
        <aside className={styles.column}>{margin}</aside>
      ) : (
        <Drawer
          title={messages.reviews(count)}
          side="bottom"
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          {margin}
        </Drawer>
      )}
    </div>
  );
}

const none: [] = [];
