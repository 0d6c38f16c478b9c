import {
  Button,
  EmptyState,
  ErrorState,
  FilterSelect,
  Notice,
  SegmentedControl,
  Skeleton,
  VisuallyHidden,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { MessageSquare } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { useSession } from '../../EditorContext.tsx';
import type { ReviewThread } from '../../services/index.ts';
import type { Review, ReviewState } from './createReview.ts';
import { reviewMessages } from './messages.ts';
import * as styles from './review.css.ts';
import { ThreadRow } from './ThreadRow.tsx';
import { isOpenThread, type PlacedThread, readerOf, threadsInOrder } from './threadPlaces.ts';
import { useReview } from './useReview.ts';

/** What first readers say about the draft, in the order in which a reader comes to it. */
export function ReviewPanel() {
  const messages = useMessages(reviewMessages);
  const isSaved = useSession(({ saved }) => saved.id !== undefined);
  return isSaved ? (
    <Threads />
  ) : (
    <EmptyState
      icon={MessageSquare}
      headingLevel={3}
      title={messages.unsaved}
      text={messages.unsavedText}
    />
  );
}

function Threads() {
  const messages = useMessages(reviewMessages);
  const { review, state } = useReview();
  const { status, threads } = state;
  if (status === 'failed') {
    return (
      <ErrorState
        headingLevel={3}
        title={messages.failed}
        text={messages.failedText}
        onRetry={() => void review.retry()}
      />
    );
  }
  if (status === 'loading') {
    return (
      <div className={styles.loading} role="status" aria-label={messages.loading}>
        <Skeleton lines={6} height={40} />
      </div>
    );
  }
  return (
    <div className={styles.panel} data-testid="review-panel">
      {state.isStale && (
        <Notice
          tone="warning"
          action={
            <Button size="small" onPress={() => void review.retry()}>
              {messages.retry}
            </Button>
          }
        >
          {messages.stale}
        </Notice>
      )}
      {threads.length === 0 ? (
        <EmptyState
          icon={MessageSquare}
          headingLevel={3}
          title={messages.none}
          text={messages.noneText}
        />
      ) : (
        <>
          <Filters review={review} state={state} />
          <ThreadList review={review} state={state} />
        </>
      )}
    </div>
  );
}

type PartProps = { review: Review; state: ReviewState };

function Filters({ review, state }: PartProps) {
  const messages = useMessages(reviewMessages);
  const { threads, shown, person, isCut } = state;
  const open = threads.filter(isOpenThread).length;
  const people = useMemo(() => [...new Set(threads.map(readerOf))].sort(), [threads]);
  const names = Object.fromEntries(people.map((name, index) => [String(index), name]));
  const chosen = people.indexOf(person ?? '');
  return (
    <div className={styles.filters}>
      <SegmentedControl
        size="small"
        label={messages.shown}
        hideLabel
        value={shown}
        onChange={(id) => review.filter({ shown: id })}
        items={[
          { id: 'open', label: messages.open(open) },
          { id: 'resolved', label: messages.resolved(threads.length - open) },
        ]}
      />
      {people.length > 1 && (
        <FilterSelect
          label={messages.person}
          names={{ ...names, all: messages.everybody }}
          ids={Object.keys(names)}
          value={person !== null && chosen !== -1 ? String(chosen) : null}
          onChange={(id) => review.filter({ person: id === null ? null : (names[id] ?? null) })}
        />
      )}
      {isCut && <p className={styles.note}>{messages.cut(threads.length)}</p>}
    </div>
  );
}

const keyOf = ({ thread }: PlacedThread): string => thread.id;

function ThreadList({ review, state }: PartProps) {
  const messages = useMessages(reviewMessages);
  // Typing in the story goes first.
  const document = useDeferredValue(useSession((session) => session.document));
  const { threads, shown, person, current } = state;
  const rows = useMemo(
    () => threadsInOrder(document, threads, { shown, person }),
    [document, threads, shown, person],
  );
  const isOpen = shown === 'open';
  const at = rows.findIndex(({ thread }) => thread.id === current);
  const place = { number: at + 1, of: rows.length };
  const toggle = (thread: ReviewThread) => review.open(thread.id === current ? null : thread);
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {rows[at] && messages.place({ ...place, reader: readerOf(rows[at].thread) })}
      </VisuallyHidden>
      {rows.length === 0 ? (
        <EmptyState
          icon={MessageSquare}
          headingLevel={3}
          title={isOpen ? messages.noneOpen : messages.noneResolved}
          text={isOpen ? messages.noneOpenText : messages.noneResolvedText}
        />
      ) : (
        <RowList
          label={messages.list}
          items={rows}
          keyOf={keyOf}
          rowHeight={132}
          currentKey={current ?? undefined}
        >
          {(row, { tabIndex }) => (
            <ThreadRow
              row={row}
              isOpen={row.thread.id === current}
              tabIndex={tabIndex}
              onToggle={() => toggle(row.thread)}
            />
          )}
        </RowList>
      )}
    </>
  );
}
