import type { Note } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { markStyle } from './groupColours.ts';
import { canvasMessages } from './messages.ts';
import type { CanvasActions } from './model/canvasActions.ts';
import type { CanvasModel } from './model/createCanvasModel.ts';
import * as styles from './notesAndGroups.css.ts';

export type NoteCardProps = {
  note: Note;
  isSelected: boolean;
  isEdited: boolean;
  /** The one note that the Tab key reaches. */
  isTabStop: boolean;
  actions: CanvasActions | null;
  model: CanvasModel;
};

/** A sheet with the author's own words; readers never see it. */
export const NoteCard = memo(function NoteSheet(props: NoteCardProps) {
  const { note, isSelected, isEdited, isTabStop, actions, model } = props;
  const messages = useMessages(canvasMessages);
  const sheet = useRef<HTMLElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    event.stopPropagation();
    if (actions) model.editedNote.setState(note.id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter begins to write on it.
    <article
      ref={sheet}
      className={styles.note}
      style={markStyle(note)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved, written on and deleted by keys.
      tabIndex={isTabStop ? 0 : -1}
      aria-label={messages.note(note.text)}
      data-note-id={note.id}
      data-testid="story-note"
      data-selected={isSelected || undefined}
      onKeyDown={onKeyDown}
    >
      {isEdited && actions ? (
        <NoteField
          note={note}
          actions={actions}
          model={model}
          onLeave={() => sheet.current?.focus({ preventScroll: true })}
        />
      ) : (
        <p className={styles.noteText}>{note.text || messages.emptyNote}</p>
      )}
    </article>
  );
});

type NoteFieldProps = Pick<NoteCardProps, 'note' | 'model'> & {
  actions: CanvasActions;
  /** Called when it was left by a key. */
  onLeave: () => void;
};

/** The text of a note while it is written; the story follows as it is typed. Escape takes it back. */
function NoteField({ note: { id: noteId, text }, actions, model, onLeave }: NoteFieldProps) {
  const messages = useMessages(canvasMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    model.revealNote(noteId);
  }, [model, noteId]);

  const leave = (isCancelled: boolean) => {
    actions.leaveNote({ noteId, isCancelled });
    model.editedNote.setState(null);
  };
  return (
    <textarea
      ref={field}
      className={`${styles.noteField} nodrag nowheel`}
      aria-label={messages.noteText}
      value={text}
      onChange={({ target }) => {
        actions.writeNote({ noteId, text: target.value });
        model.revealNote(noteId);
      }}
      onBlur={() => leave(false)}
      onKeyDown={(event) => {
        const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (event.key !== 'Escape' && !isDone) return;
        event.preventDefault();
        event.stopPropagation();
        leave(!isDone);
        onLeave();
      }}
    />
  );
}
