import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as styles from './SmallTabs.css.ts';

export type SmallTabsProps<Id extends string> = {
  label: string;
  items: readonly { id: Id; label: string; content: ReactNode }[];
};

/** A second row of tabs that fits a narrow panel. Arrow keys walk along it. */
export function SmallTabs<Id extends string>({ label, items }: SmallTabsProps<Id>) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<Id | undefined>(items[0]?.id);
  const current = items.find(({ id }) => id === selected);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = items.findIndex(({ id }) => id === selected);
    const next = items.at((index + step) % items.length);
    if (!next) return;
    setSelected(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <div className={styles.frame}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {items.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            data-tab={id}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${prefix}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => setSelected(id)}
            onKeyDown={onKeyDown}
          >
            {words}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-tab-${selected}`}
      >
        {current?.content}
      </div>
    </div>
  );
}
