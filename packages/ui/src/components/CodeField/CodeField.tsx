import { type ReactNode, useId, useRef } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import { field, frame } from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { type FieldProps, validity } from '../Field/fieldProps.ts';
import { useAutoHeight } from '../TextArea/useAutoHeight.ts';
import * as styles from './CodeField.css.ts';
import { type CodeSuggestion, SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './useSuggestions.ts';

export const codeTones = ['name', 'keyword', 'number', 'text', 'sign', 'other'] as const;
export type CodeTone = (typeof codeTones)[number];

export type CodePiece = {
  readonly kind: CodeTone;
  readonly from: number;
  readonly to: number;
};

export type CodeFieldProps = FieldProps & {
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** The pieces to colour, in order. */
  pieces: readonly CodePiece[];
  /** The index of the character where the mistake is. */
  mistakeAt?: number | undefined;
  /** What can be written at an index, the likeliest first. `isAsked`: the author pressed Ctrl and space. */
  suggest: (text: string, index: number, isAsked: boolean) => readonly CodeSuggestion[];
  /** Names the list of suggestions. */
  suggestionsLabel: string;
};

/** A short text in a formal language: its pieces are coloured, its mistake is marked, its names are completed. */
export function CodeField({
  label,
  hideLabel,
  description,
  errorMessage,
  value,
  onChange,
  onBlur,
  pieces,
  mistakeAt,
  suggest,
  suggestionsLabel,
}: CodeFieldProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const suggestions = useSuggestions({ element, value, onChange, suggest });
  const { list, active } = suggestions;
  useAutoHeight(element);
  return (
    <AriaTextField
      {...validity(errorMessage)}
      value={value}
      onChange={suggestions.onChange}
      onBlur={() => {
        suggestions.close();
        onBlur?.();
      }}
      aria-autocomplete="list"
      {...(list.length > 0 && {
        'aria-controls': listId,
        'aria-activedescendant': `${listId}-${active}`,
      })}
      spellCheck="false"
      className={field}
    >
      <FieldLabel isHidden={hideLabel}>{label}</FieldLabel>
      <div className={`${frame} ${styles.stack}`}>
        <AriaTextArea
          ref={element}
          className={styles.writing}
          rows={1}
          autoCapitalize="none"
          autoComplete="off"
          onKeyDown={suggestions.onKeyDown}
        />
        <div className={styles.colours} aria-hidden>
          {coloured(value, pieces, mistakeAt)}
        </div>
        <SuggestionList
          id={listId}
          label={suggestionsLabel}
          list={list}
          active={active}
          onChoose={suggestions.take}
        />
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}

/** The text in its colours. A mistake behind the last piece is marked there. */
function coloured(text: string, pieces: readonly CodePiece[], mistakeAt = -1): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  let isMarked = mistakeAt < 0;
  for (const { kind, from, to } of pieces) {
    const isMistake = !isMarked && mistakeAt < to;
    isMarked ||= isMistake;
    parts.push(
      text.slice(end, from),
      <span key={from} className={styles.tone[kind]} data-mistake={isMistake || undefined}>
        {text.slice(from, to)}
      </span>,
    );
    end = to;
  }
  parts.push(text.slice(end));
  if (!isMarked) parts.push(<span key="end" className={styles.missing} data-mistake />);
  // Without it a line break at the end would open no line.
  return [...parts, '\u200B'];
}
