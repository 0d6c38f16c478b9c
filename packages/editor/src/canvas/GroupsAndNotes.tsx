import { useStore } from 'zustand';
import { useCanvas, useCanvasState } from './CanvasContext.tsx';
import { GroupTitle } from './GroupTitle.tsx';
import { overlaps } from './geometry/bounds.ts';
import { NoteCard } from './NoteCard.tsx';

/** Groups by their titles, and notes: what an author writes on the paper itself. */
export function GroupsAndNotes() {
  const { engine, actions } = useCanvas();
  const { scene, cards } = engine;
  useStore(engine.sceneVersion);
  const isZoomedOut = useStore(cards.isZoomedOut);
  const window = useStore(cards.window);
  const { groupIds, noteIds } = useCanvasState(({ selection }) => selection);
  const editedNote = useStore(engine.editedNote);
  const collapsed = useCanvasState(({ overlays }) => overlays.collapsedGroups);
  const [firstNote] = scene.notes.keys();
  const tabStop = noteIds[0] ?? firstNote;
  const isNear = (item: Parameters<typeof overlaps>[0]) =>
    window === null || overlaps(item, window);

  return (
    <>
      {[...scene.groups.values()].map((item) =>
        item.members.size > 0 && (isZoomedOut || isNear(item)) ? (
          <GroupTitle
            key={item.id}
            group={item.group}
            x={item.x}
            y={item.y}
            width={item.width}
            count={item.members.size}
            isCollapsed={collapsed.has(item.id)}
            isSelected={groupIds.includes(item.id)}
            actions={actions}
            engine={engine}
          />
        ) : null,
      )}
      {[...scene.notes.values()].map((item) =>
        // A note that is written stays: its field has the focus, wherever the view goes.
        item.id === editedNote || (!isZoomedOut && isNear(item)) ? (
          <NoteCard
            key={item.id}
            note={item.note}
            isSelected={noteIds.includes(item.id)}
            isEdited={editedNote === item.id}
            isTabStop={item.id === tabStop}
            actions={actions}
            engine={engine}
          />
        ) : null,
      )}
    </>
  );
}
