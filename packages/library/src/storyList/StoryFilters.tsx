import { type Category, categories, categoryNames, storySorts } from '@dreamfork/api-client';
import { useFeature, useTags } from '@dreamfork/api-client/hooks';
import { FilterBar, LiveSearch, Select, TagList } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useLibraryHost } from '../host.tsx';
import { storyMessages } from '../messages/stories.ts';
import {
  popularTags,
  type StoryFilter,
  type StoryListState,
  storiesAddress,
} from '../stories/storyFilter.ts';

export type StoryFiltersProps = Pick<StoryListState, 'filter' | 'onFilterChange'>;

/** Search, category, order and popular tags of the list of stories. */
export function StoryFilters({ filter, onFilterChange }: StoryFiltersProps) {
  const messages = useMessages(storyMessages);
  const locale = useLocale();
  const names = categoryNames[locale];
  return (
    <>
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
      </FilterBar>
      <PopularTags filter={filter} />
    </>
  );
}

function PopularTags({ filter }: { filter: StoryFilter }) {
  const messages = useMessages(storyMessages);
  const { addresses } = useLibraryHost();
  const { data } = useTags(popularTags, { enabled: useFeature('storyQueries') === true });
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
