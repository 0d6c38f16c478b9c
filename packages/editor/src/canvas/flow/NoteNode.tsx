import { type Note, noteSideMinimum } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { type NodeProps, NodeResizeControl, type ResizeParams } from '@xyflow/react';
import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { cellSize } from '../../geometry/geometry.ts';
import { useCanvas, useCanvasState } from '../CanvasContext.tsx';
import { markStyle } from '../groupColours.ts';
import { canvasMessages } from '../messages.ts';
import type { CanvasActions } from '../model/canvasActions.ts';
import * as styles from '../notesAndGroups.css.ts';
import { hasSameData, type NoteFlowNode } from './flowTypes.ts';

const onGrid = ({ width, height }: ResizeParams) => ({
  width: Math.max(noteSideMinimum, Math.round(width / cellSize) * cellSize),
  height: Math.max(noteSideMinimum, Math.round(height / cellSize) * cellSize),
});

/** A sheet with the author's own words, which readers never see; selected, it is pulled larger by its corner. */
export const NoteNode = memo(function NoteNode({ data }: NodeProps<NoteFlowNode>) {
  const { note, isTabStop } = data;
  const { id: noteId, position } = note;
  const { model, actions } = useCanvas();
  const messages = useMessages(canvasMessages);
  const sheet = useRef<HTMLElement>(null);
  const isSelected = useCanvasState(({ selection }) => selection.noteIds.includes(noteId));
  const isEdited = useStore(model.editedNote, (edited) => edited === noteId);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    event.stopPropagation();
    if (actions) model.editedNote.setState(noteId);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter begins to write on it. */}
      <article
        ref={sheet}
        className={styles.note}
        style={markStyle(note)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved, written on and deleted by keys.
        tabIndex={isTabStop ? 0 : -1}
        aria-label={messages.note(note.text)}
        data-note-id={noteId}
        data-testid="story-note"
        data-selected={isSelected || undefined}
        onKeyDown={onKeyDown}
      >
        {isEdited && actions ? (
          <NoteField
            note={note}
            actions={actions}
            onLeave={() => sheet.current?.focus({ preventScroll: true })}
          />
        ) : (
          <p className={styles.noteText}>{note.text || messages.emptyNote}</p>
        )}
      </article>
      {actions && isSelected && (
        <NodeResizeControl
          position="bottom-right"
          autoScale={false}
          className={styles.corner}
          onResize={(_event, size) =>
            model.resizedNote.setState({ id: noteId, size: onGrid(size) })
          }
          onResizeEnd={(_event, size) => {
            actions.resizeNote({ noteId, bounds: { ...position, ...onGrid(size) } });
            model.resizedNote.setState(null);
          }}
        />
      )}
    </>
  );
}, hasSameData);

type NoteFieldProps = {
  note: Note;
  actions: CanvasActions;
  /** Called when it was left by a key. */
  onLeave: () => void;
};

/** The text of a note while it is written; the story follows as it is typed. What is typed is kept on every way out. */
function NoteField({ note: { id: noteId, text }, actions, onLeave }: NoteFieldProps) {
  const { model } = useCanvas();
  const messages = useMessages(canvasMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    model.revealToWrite(model.scene.notes.get(noteId));
  }, [model, noteId]);

  const leave = () => {
    actions.leaveNote();
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
        model.revealToWrite(model.scene.notes.get(noteId));
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (event.key !== 'Escape' && !isDone) return;
        event.preventDefault();
        event.stopPropagation();
        leave();
        onLeave();
      }}
    />
  );
}
