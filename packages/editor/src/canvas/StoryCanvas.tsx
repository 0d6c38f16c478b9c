import { ContextMenu } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useCallback } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { canvasMessages } from '../messages/canvas.ts';
import { useSettings } from '../settings/useSettings.ts';
import { CanvasDrop } from './CanvasDrop.tsx';
import { CanvasNewNote } from './CanvasNewNote.tsx';
import { CanvasReveal } from './CanvasReveal.tsx';
import { CanvasStage } from './CanvasStage.tsx';
import { StoryMap } from './StoryMap.tsx';
import { useCanvasActions } from './useCanvasActions.ts';
import { useCanvasMenu } from './useCanvasMenu.ts';
import { ZoomBar } from './ZoomBar.tsx';

/** The story of the session as cards and curves on squared paper, to be worked on. */
export function StoryCanvas() {
  const { session, settings } = useEditor();
  const showsMap = useSettings((state) => state.showsMap);
  const words = useMessages(canvasMessages);
  const { openMenu, ...menu } = useCanvasMenu();
  const actions = useCanvasActions(openMenu);
  const toggleGroup = useCallback(
    (groupId: string) => {
      const collapsedGroups = new Set(session.getState().marks.collapsedGroups);
      if (!collapsedGroups.delete(groupId)) collapsedGroups.add(groupId);
      session.setMarks({ collapsedGroups });
    },
    [session],
  );
  return (
    <>
      <CanvasStage
        source={session}
        actions={actions}
        label={words.canvas}
        viewport={session.getState().viewport}
        manners={settings}
        onRest={session.setViewport}
        onToggleGroup={toggleGroup}
      >
        <CanvasReveal />
        <CanvasDrop />
        <CanvasNewNote />
        <ZoomBar />
        {showsMap && <StoryMap />}
      </CanvasStage>
      <ContextMenu {...menu} />
    </>
  );
}
