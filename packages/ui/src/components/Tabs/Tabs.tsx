import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { TabPanel } from './TabPanel.tsx';
import * as styles from './Tabs.css.ts';

export type TabItem<Id extends string = string> = {
  id: Id;
  label: string;
  icon?: LucideIcon;
  content: ReactNode;
};

export type TabsProps<Id extends string = string> = ExtraAttributes & {
  /** What the tabs are about, for screen readers. */
  label: string;
  items: readonly TabItem<Id>[];
  /** The open tab. Without it the tabs keep that themselves, starting with the first. */
  selectedKey?: Id;
  onSelectionChange?: (id: Id) => void;
  /** The tabs take the height they are given, and a long panel scrolls inside. @default false */
  fill?: boolean;
};

const places: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Panels of which one is open, chosen by a row of tabs. */
export function Tabs<Id extends string = string>({
  label,
  items,
  selectedKey,
  onSelectionChange,
  fill = false,
  ...rest
}: TabsProps<Id>) {
  const base = useId();
  const [chosen, setChosen] = useState(items[0]?.id);
  const selected = selectedKey ?? chosen;
  const place = items.findIndex(({ id }) => id === selected);
  const tabId = (id: Id | undefined) => `${base}-tab-${id}`;

  const open = (id: Id) => {
    if (id === selected) return;
    setChosen(id);
    onSelectionChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = items[places[event.key]?.(place, items.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(next.id))?.focus();
    open(next.id);
  };

  return (
    <div {...rest} className={styles.tabs} data-fill={fill || undefined}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {items.map(({ id, label: text, icon: Icon }, position) => {
          const isSelected = id === selected;
          return (
            <button
              key={id}
              id={tabId(id)}
              type="button"
              role="tab"
              aria-selected={isSelected}
              aria-controls={isSelected ? `${base}-panel` : undefined}
              data-selected={isSelected || undefined}
              tabIndex={isSelected || (place === -1 && position === 0) ? 0 : -1}
              className={styles.tab}
              onClick={() => open(id)}
              onKeyDown={onKeyDown}
            >
              {Icon && <Icon className={styles.icon} aria-hidden />}
              {text}
            </button>
          );
        })}
      </div>
      {items[place] && (
        <TabPanel key={selected} id={`${base}-panel`} labelledBy={tabId(selected)}>
          {items[place].content}
        </TabPanel>
      )}
    </div>
  );
}
