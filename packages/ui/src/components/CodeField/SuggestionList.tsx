import { useLayoutEffect, useRef } from 'react';
import * as styles from './CodeField.css.ts';

export type CodeSuggestion = {
  readonly label: string;
  /** What it is, in a word or two. */
  readonly detail?: string;
  /** Where the text begins that it takes the place of. */
  readonly from: number;
  /** The text that is written. */
  readonly text: string;
};

type SuggestionListProps = {
  id: string;
  label: string;
  list: readonly CodeSuggestion[];
  active: number;
  /** Where the list begins, if it is not under the field. Asked when the list changes. */
  top?: () => number;
  onChoose: (suggestion: CodeSuggestion) => void;
};

/** What can be written next. The focus stays in the field, which tells which one is active. */
export function SuggestionList({ id, label, list, active, top, onChoose }: SuggestionListProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    if (top) box.style.top = `${top() + 4}px`;
    box.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  if (list.length === 0) return null;
  return (
    <div ref={element} id={id} role="listbox" aria-label={label} className={styles.list}>
      {list.map((suggestion, index) => (
        <div
          key={`${suggestion.label} ${suggestion.text}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          tabIndex={-1}
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(suggestion);
          }}
        >
          <span className={styles.optionLabel}>{suggestion.label}</span>
          {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
        </div>
      ))}
    </div>
  );
}
