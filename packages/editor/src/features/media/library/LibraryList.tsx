import { mediaTypes } from '@dreamfork/story';
import { Button, EmptyState, ErrorState, Meter, SearchField, Select, Spinner } from '@dreamfork/ui';
import { formatStorage, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Images } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEditor } from '../../../EditorContext.tsx';
import type { LibraryFile, LibraryQuery, StorageUse } from '../../../services/index.ts';
import { mediaMessages } from '../messages.ts';
import { LibraryRow, type LibraryRowProps } from './LibraryRow.tsx';
import * as styles from './library.css.ts';
import { libraryMessages } from './library.messages.ts';

type Query = Omit<LibraryQuery, 'skip'>;

export type LibraryListProps = Omit<LibraryRowProps, 'file'> & {
  query: Query;
  onQueryChange: (query: Query) => void;
  /** Whether files of one type are asked for, so that no other can be chosen. */
  hasType: boolean;
};

const sorts = ['newest', 'name', 'largest'] as const;
const uses = ['all', 'unused', 'long-unused'] as const;

/** The author's files by search, type and order. */
export function LibraryList({ query, onQueryChange, hasType, onShow, onUse }: LibraryListProps) {
  const messages = useMessages(libraryMessages);
  const { all, types } = useMessages(mediaMessages);
  const { items, total, isLoading, error, loadMore, reload } = useLibrary(query);
  const isFiltered = query.search.trim() !== '' || query.type !== 'all' || query.use !== 'all';
  const change = (part: Partial<Query>) => onQueryChange({ ...query, ...part });
  return (
    <div className={styles.sheet}>
      <StorageMeter />
      <div className={styles.tools}>
        <SearchField
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          value={query.search}
          onChange={(search) => change({ search })}
        />
        {!hasType && (
          <Select
            label={messages.filter}
            hideLabel
            value={query.type}
            onChange={(type) => change({ type })}
            items={[
              { id: 'all' as const, label: all },
              ...mediaTypes.map((id) => ({ id, label: types[id] })),
            ]}
          />
        )}
        <Select
          label={messages.sort}
          hideLabel
          value={query.sort}
          onChange={(sort) => change({ sort })}
          items={sorts.map((id) => ({ id, label: messages.sorts[id] }))}
        />
        <Select
          label={messages.use}
          hideLabel
          value={query.use}
          onChange={(use) => change({ use })}
          items={uses.map((id) => ({ id, label: messages.useFilters[id] }))}
        />
      </div>
      <p className={styles.count} role="status">
        {error === null && !isLoading ? messages.found(total) : ''}
      </p>
      {items.length > 0 && (
        <ul className={styles.list} aria-label={messages.list}>
          {items.map((file) => (
            <LibraryRow key={file.id} file={file} onShow={onShow} onUse={onUse} />
          ))}
        </ul>
      )}
      {error !== null && (
        <ErrorState title={messages.failed} text={error} headingLevel={3} onRetry={reload} />
      )}
      {isLoading && <Spinner label={messages.loading} />}
      {!isLoading && error === null && items.length === 0 && (
        <EmptyState
          icon={Images}
          title={isFiltered ? messages.noMatch : messages.empty}
          text={isFiltered ? messages.noMatchText : messages.emptyText}
          headingLevel={3}
        />
      )}
      {!isLoading && error === null && items.length < total && (
        <Button variant="secondary" onPress={loadMore}>
          {messages.more}
        </Button>
      )}
    </div>
  );
}

/** How much of the author's room is taken; nothing where the server does not say. */
function StorageMeter() {
  const { services } = useEditor();
  const messages = useMessages(libraryMessages);
  const locale = useLocale();
  const [use, setUse] = useState<StorageUse | null>(null);
  const { media } = services;
  useEffect(() => {
    let isGone = false;
    void media?.storage?.().then((answer) => {
      if (!isGone && answer.ok) setUse(answer.value);
    });
    return () => {
      isGone = true;
    };
  }, [media]);
  if (!use) return null;
  return (
    <Meter
      label={messages.storage}
      value={use.usedBytes}
      max={Math.max(use.totalBytes, 1)}
      valueLabel={messages.storageOf(
        formatStorage(locale, use.usedBytes),
        formatStorage(locale, use.totalBytes),
      )}
    />
  );
}

type Loaded = {
  items: readonly LibraryFile[];
  total: number;
  isLoading: boolean;
  /** The message of a failure. */
  error: string | null;
};

type Library = Loaded & { loadMore: () => void; reload: () => void };

/** Milliseconds without typing until a search is sent. */
const searchAfter = 250;

/** The author's files that fit a query, page by page. */
function useLibrary({ search, type, sort, use }: Omit<LibraryQuery, 'skip'>): Library {
  const { services } = useEditor();
  const library = services.media?.library;
  const [state, setState] = useState<Loaded>({ items: [], total: 0, isLoading: true, error: null });
  const latest = useRef(0);

  const load = useCallback(
    async (before: readonly LibraryFile[]) => {
      const turn = ++latest.current;
      setState((loaded) => ({ ...loaded, isLoading: true, error: null }));
      const query = { search: search.trim(), type, sort, use, skip: before.length };
      const answer = await library?.list(query);
      if (turn !== latest.current || !answer) return;
      const { items, total } = answer.ok ? answer.value : { items: [], total: before.length };
      const error = answer.ok ? null : answer.error.message;
      setState({ items: [...before, ...items], total, isLoading: false, error });
    },
    [library, search, type, sort, use],
  );

  const lastSearch = useRef(search);
  useEffect(() => {
    const isTyped = lastSearch.current !== search;
    lastSearch.current = search;
    const id = setTimeout(() => void load([]), isTyped ? searchAfter : 0);
    return () => clearTimeout(id);
  }, [load, search]);

  return {
    ...state,
    loadMore: () => void load(state.items),
    reload: () => void load([]),
  };
}
