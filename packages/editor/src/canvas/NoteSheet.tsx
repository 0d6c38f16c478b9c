import type { Note } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { type KeyboardEvent, memo, useMemo, useState } from 'react';
import { canvasMessages } from '../messages/canvas.ts';
import type { CanvasActions } from './engine/canvasActions.ts';
import type { CanvasEngine } from './engine/createEngine.ts';
import * as styles from './Grounds.css.ts';
import { markStyle } from './markHues.ts';

export type NoteSheetProps = {
  note: Note;
  isSelected: boolean;
  isEdited: boolean;
  /** The one note that the Tab key reaches. */
  isTabStop: boolean;
  actions: CanvasActions | null;
  engine: CanvasEngine;
};

/** A sheet with the author's own words; readers never see it. */
export const NoteSheet = memo(function NoteSheet(props: NoteSheetProps) {
  const { note, isSelected, isEdited, isTabStop, actions, engine } = props;
  const words = useMessages(canvasMessages);
  const register = useMemo(() => engine.elements.register('note', note.id), [engine, note.id]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    event.stopPropagation();
    if (actions) engine.editedNote.set(note.id);
  };
  const { x, y } = note.position;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter begins to write on it.
    <article
      ref={register}
      className={styles.note}
      style={{ left: x, top: y, ...note.size, ...markStyle(note) }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved, written on and deleted by keys.
      tabIndex={isTabStop ? 0 : -1}
      aria-label={words.note(note.text)}
      data-note-id={note.id}
      data-testid="story-note"
      data-selected={isSelected || undefined}
      onKeyDown={onKeyDown}
    >
      {isEdited && actions ? (
        <NoteField note={note} actions={actions} onDone={() => engine.editedNote.set(null)} />
      ) : (
        <p className={styles.noteText}>{note.text || words.emptyNote}</p>
      )}
      {actions && isSelected && <span className={styles.corner} data-corner aria-hidden />}
    </article>
  );
});

type NoteFieldProps = { note: Note; actions: CanvasActions; onDone: () => void };

const takeFocus = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
};

/** The words of a note while they are written. Escape leaves them as they were. */
function NoteField({ note, actions, onDone }: NoteFieldProps) {
  const words = useMessages(canvasMessages);
  const [text, setText] = useState(note.text);
  const keep = () => {
    if (text !== note.text) actions.writeNote({ noteId: note.id, text });
    onDone();
  };
  return (
    <textarea
      className={styles.noteField}
      aria-label={words.noteText}
      value={text}
      ref={takeFocus}
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (event.key !== 'Escape' && !isDone) return;
        event.preventDefault();
        event.stopPropagation();
        if (isDone) keep();
        else onDone();
      }}
    />
  );
}
