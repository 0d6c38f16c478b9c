import { useId, useImperativeHandle, useRef } from 'react';
import { TextArea, type TextAreaProps } from '../TextArea/TextArea.tsx';
import * as styles from './CodeField.css.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { type SuggestionsInput, useSuggestions } from './useSuggestions.ts';

export type SuggestingTextAreaProps = Omit<TextAreaProps, 'value' | 'onChange'> &
  Pick<SuggestionsInput, 'value' | 'onChange' | 'suggest'> & {
    /** Names the list of suggestions. */
    suggestionsLabel: string;
  };

/** A text area that suggests what can be written next, under the line of the caret. */
export function SuggestingTextArea({
  value,
  onChange,
  suggest,
  suggestionsLabel,
  onKeyDown,
  onBlur,
  ref,
  ...rest
}: SuggestingTextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement, []);
  const listId = useId();
  const suggestions = useSuggestions({ element, value, onChange, suggest });
  const { list, active, at } = suggestions;
  return (
    <div className={styles.anchor}>
      <TextArea
        {...rest}
        ref={element}
        value={value}
        onChange={suggestions.onChange}
        onKeyDown={(event) => {
          suggestions.onKeyDown(event);
          if (!event.isPropagationStopped()) onKeyDown?.(event);
        }}
        onBlur={(event) => {
          suggestions.close();
          onBlur?.(event);
        }}
        aria-autocomplete="list"
        {...(list.length > 0 && {
          'aria-controls': listId,
          'aria-activedescendant': `${listId}-${active}`,
        })}
      />
      <SuggestionList
        id={listId}
        label={suggestionsLabel}
        list={list}
        active={active}
        top={() => (element.current ? caretBottom(element.current, at) : 0)}
        onChoose={suggestions.take}
      />
    </div>
  );
}

const copied = [
  'font',
  'letterSpacing',
  'lineHeight',
  'overflowWrap',
  'padding',
  'boxSizing',
  'textIndent',
  'wordBreak',
] as const;

/** Where the line of an index ends in a text area, in pixels from the top of what it is placed in. */
function caretBottom(element: HTMLTextAreaElement, index: number): number {
  const style = getComputedStyle(element);
  const twin = document.createElement('div');
  for (const name of copied) twin.style[name] = style[name];
  twin.style.cssText += ';position:absolute;visibility:hidden;white-space:pre-wrap';
  twin.style.width = `${element.clientWidth}px`;
  twin.textContent = element.value.slice(0, index);
  const caret = document.createElement('span');
  caret.textContent = '\u200B';
  twin.append(caret);
  document.body.append(twin);
  const inside = caret.offsetTop + caret.offsetHeight - element.scrollTop;
  twin.remove();
  const parent = element.offsetParent?.getBoundingClientRect();
  return element.getBoundingClientRect().top - (parent?.top ?? 0) + inside;
}
