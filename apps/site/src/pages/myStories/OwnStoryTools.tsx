import { ButtonGroup, FilterBar, LiveSearch, ToggleButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { LayoutGrid, type LucideIcon, Rows3 } from 'lucide-react';
import { ownStoryMessages } from '../../messages/ownStories.ts';
import { type ListView, listViews } from './useListView.ts';

export type OwnStoryToolsProps = {
  search: string;
  view: ListView;
  onSearch: (search: string) => void;
  onView: (view: ListView) => void;
};

const icons: Record<ListView, LucideIcon> = { table: Rows3, cards: LayoutGrid };

/** The row above the author's stories. */
export function OwnStoryTools({ search, view, onSearch, onView }: OwnStoryToolsProps) {
  const words = useMessages(ownStoryMessages);
  const labels: Record<ListView, string> = { table: words.asTable, cards: words.asCards };
  return (
    <FilterBar
      label={words.search}
      search={
        <LiveSearch
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={search}
          onSearch={onSearch}
        />
      }
      actions={
        <ButtonGroup label={words.view} joint="joined">
          {listViews.map((name) => (
            <ToggleButton
              key={name}
              variant="secondary"
              icon={icons[name]}
              label={labels[name]}
              isSelected={view === name}
              onChange={() => onView(name)}
            />
          ))}
        </ButtonGroup>
      }
    />
  );
}
