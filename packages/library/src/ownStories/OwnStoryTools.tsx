import { FilterBar, LiveSearch, SegmentedControl } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { LayoutGrid, type LucideIcon, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { ownStoryMessages } from './messages.ts';

const listViews = ['table', 'cards'] as const;
type ListView = (typeof listViews)[number];

const storageKey = 'myStoriesView';

function readView(): ListView {
  try {
    return listViews.find((view) => view === localStorage.getItem(storageKey)) ?? 'table';
  } catch {
    // Without storage the list is a table.
    return 'table';
  }
}

function saveView(view: ListView): void {
  try {
    localStorage.setItem(storageKey, view);
  } catch {
    // Without storage the next visit shows the table.
  }
}

/** The author's choice of table or cards, saved in this browser. */
export function useListView(): [ListView, (view: ListView) => void] {
  const [view, setView] = useState(readView);
  const choose = (next: ListView) => {
    saveView(next);
    setView(next);
  };
  return [view, choose];
}

export type OwnStoryToolsProps = {
  search: string;
  /** Null where there is no choice of views. */
  view: ListView | null;
  onSearch: (search: string) => void;
  onView: (view: ListView) => void;
};

const icons: Record<ListView, LucideIcon> = { table: Rows3, cards: LayoutGrid };

/** Search and choice of view above the author's stories. */
export function OwnStoryTools({ search, view, onSearch, onView }: OwnStoryToolsProps) {
  const messages = useMessages(ownStoryMessages);
  const labels: Record<ListView, string> = { table: messages.asTable, cards: messages.asCards };
  return (
    <FilterBar
      label={messages.search}
      search={
        <LiveSearch
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          value={search}
          onSearch={onSearch}
        />
      }
      actions={
        view && (
          <SegmentedControl
            label={messages.view}
            hideLabel
            hideItemLabels
            items={listViews.map((id) => ({ id, label: labels[id], icon: icons[id] }))}
            value={view}
            onChange={onView}
          />
        )
      }
    />
  );
}
