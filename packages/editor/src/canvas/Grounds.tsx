import { overlaps } from '../flow/bounds.ts';
import { useCanvas, useCanvasFact } from './CanvasContext.tsx';
import { GroupTitle } from './GroupTitle.tsx';
import { NoteSheet } from './NoteSheet.tsx';
import { useStore } from './useStore.ts';

/** Groups by their titles, and notes: what an author writes on the paper itself. */
export function Grounds() {
  const { engine, actions } = useCanvas();
  const { scene, cards } = engine;
  useStore(engine.sceneVersion);
  const isFar = useStore(cards.far);
  const window = useStore(cards.window);
  const { groupIds, noteIds } = useCanvasFact(({ selection }) => selection);
  const editedNote = useStore(engine.editedNote);
  const collapsed = useCanvasFact(({ marks }) => marks.collapsedGroups);
  const [firstNote] = scene.notes.keys();
  const tabStop = noteIds[0] ?? firstNote;
  const isNear = (item: Parameters<typeof overlaps>[0]) =>
    window === null || overlaps(item, window);

  return (
    <>
      {[...scene.groups.values()].map((item) =>
        item.members.size > 0 && (isFar || isNear(item)) ? (
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
        !isFar && isNear(item) ? (
          <NoteSheet
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
