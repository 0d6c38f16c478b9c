import { type Category, categories, categoryNames, storySorts } from '@dreamfork/api-client';
import { useTags } from '@dreamfork/api-client/hooks';
import { FilterBar, LiveSearch, Select, TagList } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { storyMessages } from '../../messages/stories.ts';
import { popularTags } from '../../stories/popularTags.ts';
import { type StoryFilter, storiesAddress } from '../../stories/storyFilter.ts';
import { useFeature } from '../../stories/useFeature.ts';
import type { ChangeFilter } from '../../stories/useStoryFilter.ts';

export type StoryFiltersProps = { filter: StoryFilter; onChange: ChangeFilter };

/** Narrows and orders the list of stories. */
export function StoryFilters({ filter, onChange }: StoryFiltersProps) {
  const words = useMessages(storyMessages);
  const locale = useLocale();
  const names = categoryNames[locale];
  return (
    <>
      <FilterBar
        label={words.search}
        search={
          <LiveSearch
            label={words.search}
            placeholder={words.searchPlaceholder}
            value={filter.search}
            onSearch={(search) => onChange({ search })}
          />
        }
      >
        <Select<Category | 'any'>
          label={words.category}
          isLabelInside
          items={[
            { id: 'any', label: words.anyCategory },
            ...categories.map((id) => ({ id, label: names[id] })),
          ]}
          value={filter.category ?? 'any'}
          onChange={(id) => onChange({ category: id === 'any' ? null : id })}
        />
        <Select
          label={words.order}
          isLabelInside
          items={storySorts.map((id) => ({ id, label: words.sorts[id] }))}
          value={filter.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </FilterBar>
      <PopularTags filter={filter} />
    </>
  );
}

function PopularTags({ filter }: { filter: StoryFilter }) {
  const words = useMessages(storyMessages);
  const { data } = useTags(popularTags, { enabled: useFeature('storyQueries') === true });
  const names = data?.items.map(({ name }) => name) ?? [];
  const shown = filter.tag === null || names.includes(filter.tag) ? names : [filter.tag, ...names];
  if (shown.length === 0) return null;
  return (
    <TagList
      label={words.popularTags}
      tags={shown.map((name) => ({
        id: name,
        label: `#${name}`,
        isCurrent: name === filter.tag,
        href: storiesAddress({ ...filter, tag: name === filter.tag ? null : name }),
      }))}
    />
  );
}
