import { findNode, type ReviewPlace } from '@dreamfork/story';
import { Badge } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { PencilLine } from 'lucide-react';
import { useSession } from '../../EditorContext.tsx';
import { formatMoment } from '../../formatTime.ts';
import { reviewMessages } from './messages.ts';
import * as styles from './review.css.ts';
import { ThreadDetails } from './ThreadDetails.tsx';
import { type PlacedThread, readerOf } from './threadPlaces.ts';
import { useIsTaken } from './useIsTaken.ts';

export type ThreadRowProps = {
  row: PlacedThread;
  isOpen: boolean;
  tabIndex: 0 | -1;
  onToggle: () => void;
};

/** One thread: who said what about which words. A press unfolds it. */
export function ThreadRow({ row, isOpen, tabIndex, onToggle }: ThreadRowProps) {
  const locale = useLocale();
  const messages = useMessages(reviewMessages);
  const { thread, place } = row;
  const { comments, createdAt, suggestion } = thread;
  const isTaken = useIsTaken(thread);
  const [first] = comments;
  return (
    <div className={styles.thread} data-current={isOpen || undefined} data-thread={thread.id}>
      <button
        type="button"
        data-row
        tabIndex={tabIndex}
        className={styles.head}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span className={styles.who}>
          <span className={styles.name}>{readerOf(thread)}</span>
          <time dateTime={createdAt}>{formatMoment(locale, createdAt)}</time>
        </span>
        <Where place={place} />
        <Quote place={place} />
        {!isOpen && first && first.text !== '' && (
          <span className={styles.words}>{first.text}</span>
        )}
        <span className={styles.badges}>
          {place.state !== 'same' && place.state !== 'moved' && (
            <Badge tone="warning">{messages.states[place.state]}</Badge>
          )}
          {suggestion !== null && (
            <Badge tone={isTaken ? 'success' : 'info'} icon={PencilLine}>
              {isTaken ? messages.suggestionTaken : messages.suggestion}
            </Badge>
          )}
          {comments.length > 1 && <Badge>{messages.answers(comments.length - 1)}</Badge>}
        </span>
      </button>
      {isOpen && <ThreadDetails row={row} isTaken={isTaken} />}
    </div>
  );
}

/** The title of the node, and what of it is meant. */
function Where({ place: { nodeId, kind } }: { place: ReviewPlace }) {
  const messages = useMessages(reviewMessages);
  const title = useSession(({ document }) =>
    nodeId === null ? null : findNode(document, nodeId)?.title || messages.untitled,
  );
  const what = kind === 'choice' ? messages.choice : kind === 'media' ? messages.media : null;
  const where = title === null ? messages.story : messages.nodeOf(title);
  return <span className={styles.place}>{what ? `${where} · ${what}` : where}</span>;
}

/** The words that are meant; struck where they are no longer there as they were. */
function Quote({ place: { quote, state } }: { place: ReviewPlace }) {
  if (quote === '') return null;
  const isKept = state === 'same' || state === 'moved';
  return <span className={styles.quote}>{isKept ? quote : <del>{quote}</del>}</span>;
}
