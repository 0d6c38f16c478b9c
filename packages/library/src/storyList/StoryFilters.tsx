import {
  type Category,
  categories,
  categoryNames,
  routes,
  storySorts,
} from '@dreamfork/api-client';
import { useFeature, useQuery } from '@dreamfork/api-client/hooks';
import { Button, FilterBar, LiveSearch, Select, TagList } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useLibraryHost } from '../host.tsx';
import { storyMessages } from '../stories/messages.ts';
import {
  popularTags,
  type StoryFilter,
  type StoryListState,
  storiesAddress,
} from '../stories/storyFilter.ts';
import * as styles from './StoryFilters.css.ts';

export type StoryFiltersProps = Pick<StoryListState, 'filter' | 'onFilterChange'>;

/** Search, category, order and popular tags of the list of stories; on a phone all but the search is folded. */
export function StoryFilters({ filter, onFilterChange }: StoryFiltersProps) {
  const messages = useMessages(storyMessages);
  const locale = useLocale();
  const names = categoryNames[locale];
  const foldId = useId();
  const [isOpen, setOpen] = useState(false);
  const inUse = [filter.category, filter.tag, filter.sort !== 'recent'].filter(Boolean).length;
  return (
    <div className={styles.filters} data-open={isOpen}>
      <FilterBar
        label={messages.search}
        search={
          <LiveSearch
            label={messages.search}
            placeholder={messages.searchPlaceholder}
            value={filter.search}
            onSearch={(search) => onFilterChange({ search })}
          />
        }
      >
        <div className={styles.toggle}>
          <Button
            icon={SlidersHorizontal}
            aria-expanded={isOpen}
            aria-controls={foldId}
            onPress={() => setOpen(!isOpen)}
          >
            {inUse === 0 ? messages.filters : messages.filtersInUse(inUse)}
          </Button>
        </div>
        <div id={foldId} className={styles.fold}>
          <Select<Category | 'any'>
            label={messages.category}
            isLabelInside
            items={[
              { id: 'any', label: messages.anyCategory },
              ...categories.map((id) => ({ id, label: names[id] })),
            ]}
            value={filter.category ?? 'any'}
            onChange={(id) => onFilterChange({ category: id === 'any' ? null : id })}
          />
          <Select
            label={messages.order}
            isLabelInside
            items={storySorts.map((id) => ({ id, label: messages.sorts[id] }))}
            value={filter.sort}
            onChange={(sort) => onFilterChange({ sort })}
          />
        </div>
      </FilterBar>
      <div className={styles.fold}>
        <div className={styles.tags}>
          <PopularTags filter={filter} />
        </div>
      </div>
    </div>
  );
}

function PopularTags({ filter }: { filter: StoryFilter }) {
  const messages = useMessages(storyMessages);
  const { addresses } = useLibraryHost();
  const { data } = useQuery(
    routes.content.tags,
    useFeature('storyQueries') === true ? { query: popularTags } : null,
  );
  const names = data?.items.map(({ name }) => name) ?? [];
  const shown = filter.tag === null || names.includes(filter.tag) ? names : [filter.tag, ...names];
  if (shown.length === 0) return null;
  return (
    <TagList
      label={messages.popularTags}
      tags={shown.map((name) => ({
        id: name,
        label: `#${name}`,
        isCurrent: name === filter.tag,
        href: storiesAddress(addresses.stories, {
          ...filter,
          tag: name === filter.tag ? null : name,
        }),
      }))}
    />
  );
}
