import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { defineMessages, useMessages } from '../../i18n/index.ts';
import * as styles from './CommandPalette.css.ts';

const paletteMessages = defineMessages({
  ru: { results: 'Что нашлось' },
  en: { results: 'Results' },
});

export type CommandSection<Item> = { id: string; title: string; items: readonly Item[] };

export type CommandPaletteProps<Item> = {
  /** Names the field. */
  label: string;
  placeholder?: string;
  /** What is written in the field. */
  value: string;
  onChange: (value: string) => void;
  /** What fits the written words, best first; sections without items are left out. */
  sections: readonly CommandSection<Item>[];
  keyOf: (item: Item) => string;
  /** The content of a row: an Icon, words, a Kbd. */
  renderItem: (item: Item) => ReactNode;
  onAction: (item: Item) => void;
  /** What is said where nothing fits. */
  emptyText: string;
  /** The field takes the focus at once: for a dialog that is opened in order to type. @default false */
  autoFocus?: boolean;
};

/** How many rows Page up and Page down move by. */
const pageRows = 8;

/** A field that finds things and commands by their words, and the list of what it found. Stands in a Dialog. */
export function CommandPalette<Item>({
  label,
  placeholder,
  value,
  onChange,
  sections,
  keyOf,
  renderItem,
  onAction,
  emptyText,
  autoFocus = false,
}: CommandPaletteProps<Item>) {
  const messages = useMessages(paletteMessages);
  const prefix = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const shown = sections.filter(({ items }) => items.length > 0);
  const rows = shown.flatMap(({ items }) => items);
  const current = Math.min(active, rows.length - 1);
  const idOf = (index: number) => `${prefix}-${index}`;

  useEffect(() => {
    if (document.activeElement !== field.current) return;
    const option = list.current?.querySelector(`[id="${prefix}-${current}"]`);
    option?.scrollIntoView({ block: 'nearest' });
  }, [current, prefix]);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = rows.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: current === last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
      PageDown: Math.min(current + pageRows, last),
      PageUp: Math.max(current - pageRows, 0),
    };
    const to = targets[event.key];
    const chosen = rows[current];
    if (event.key === 'Enter') {
      if (chosen !== undefined) onAction(chosen);
    } else if (to === undefined) return;
    else setActive(to);
    event.preventDefault();
  };

  const firstRowOf = (section: number) =>
    shown.slice(0, section).reduce((count, { items }) => count + items.length, 0);
  return (
    <>
      <div className={styles.field}>
        <Search className={styles.glass} size={18} aria-hidden />
        <input
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: for a dialog that is opened in order to type here
          autoFocus={autoFocus}
          className={styles.input}
          role="combobox"
          aria-label={label}
          aria-expanded={rows.length > 0}
          aria-controls={`${prefix}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current >= 0 ? idOf(current) : undefined}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        ref={list}
        className={styles.list}
        id={`${prefix}-list`}
        role="listbox"
        aria-label={messages.results}
      >
        {shown.map(({ id, title, items }, section) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
          <div key={id} role="group" aria-labelledby={`${prefix}-${id}`}>
            <div className={styles.section} id={`${prefix}-${id}`}>
              {title}
            </div>
            {items.map((item, at) => {
              const index = firstRowOf(section) + at;
              const isActive = index === current;
              return (
                <button
                  key={keyOf(item)}
                  id={idOf(index)}
                  type="button"
                  role="option"
                  // The focus stays in the field, which names the active option.
                  tabIndex={-1}
                  aria-selected={isActive}
                  className={styles.option}
                  onPointerMove={isActive ? undefined : () => setActive(index)}
                  onClick={() => onAction(item)}
                >
                  {renderItem(item)}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles.nothing} role="status">
        {rows.length === 0 ? emptyText : ''}
      </p>
    </>
  );
}
