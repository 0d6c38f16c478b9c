import { noteSideMinimum } from '@dreamfork/story';
import { type NodeProps, NodeResizeControl, type ResizeParams } from '@xyflow/react';
import { useStore } from 'zustand';
import { useCanvas, useCanvasState } from '../CanvasContext.tsx';
import { cellSize } from '../geometry/geometry.ts';
import { NoteCard } from '../NoteCard.tsx';
import * as styles from '../notesAndGroups.css.ts';
import type { NoteFlowNode } from './flowTypes.ts';

const onGrid = ({ width, height }: ResizeParams) => ({
  width: Math.max(noteSideMinimum, Math.round(width / cellSize) * cellSize),
  height: Math.max(noteSideMinimum, Math.round(height / cellSize) * cellSize),
});

/** A note as a node of React Flow; selected, it is pulled larger by its corner. */
export function NoteNode({ data: { note, isTabStop } }: NodeProps<NoteFlowNode>) {
  const { model, actions } = useCanvas();
  const { id: noteId, position } = note;
  const isSelected = useCanvasState(({ selection }) => selection.noteIds.includes(noteId));
  const isEdited = useStore(model.editedNote, (edited) => edited === noteId);
  return (
    <>
      <NoteCard
        note={note}
        isSelected={isSelected}
        isEdited={isEdited}
        isTabStop={isTabStop}
        actions={actions}
        model={model}
      />
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
}
