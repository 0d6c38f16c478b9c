import { useState } from 'react';

export const listViews = ['table', 'cards'] as const;
export type ListView = (typeof listViews)[number];

const key = 'myStoriesView';

function readView(): ListView {
  try {
    return listViews.find((view) => view === localStorage.getItem(key)) ?? 'table';
  } catch {
    return 'table';
  }
}

function keepView(view: ListView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // A browser that keeps nothing shows the table next time.
  }
}

/** How the author likes to see the list; kept in this browser. */
export function useListView(): [ListView, (view: ListView) => void] {
  const [view, setView] = useState(readView);
  const choose = (next: ListView) => {
    keepView(next);
    setView(next);
  };
  return [view, choose];
}
