import { ContextMenu, IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazyPart } from '@dreamfork/ui/lazy';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { layoutCommands } from '../commands/layoutCommands.ts';
import { iconOf, useCommands } from '../commands/useCommands.ts';
import { useEditor, useSession, useSettings, useWorkspace } from '../EditorContext.tsx';
import { onGrid } from '../geometry/geometry.ts';
import { toCanvas } from '../geometry/viewport.ts';
import { useCanvas } from './CanvasContext.tsx';
import { CanvasReveal } from './CanvasReveal.tsx';
import { CanvasStage } from './CanvasStage.tsx';
import { draggedType, dragType } from './dragType.ts';
import { openMedia } from './mediaState.ts';
import { canvasMessages } from './messages.ts';
import type { CanvasActions } from './model/canvasActions.ts';
import { StoryMap } from './StoryMap.tsx';
import { type CanvasMenus, useCanvasMenu } from './useCanvasMenu.ts';
import { ZoomBar } from './ZoomBar.tsx';

const FirstStep = lazyPart(async () => (await import('./FirstStep.tsx')).FirstStep);
const VariableHighlight = lazyPart(
  async () => (await import('./logic/VariableHighlight.tsx')).VariableHighlight,
);

export type StoryCanvasProps = {
  menus: CanvasMenus;
  /** What else works on the canvas. */
  children?: ReactNode;
};

/** The story of the session as cards and curves on squared paper, to be worked on. */
export function StoryCanvas({ menus, children }: StoryCanvasProps) {
  const { session, settings, edits } = useEditor();
  const showsMap = useSettings((state) => state.showsMap);
  const isBeginning = useSession(
    ({ document }) => document.nodes.length < 2 && document.notes.length === 0,
  );
  // Over a card that is written, advice would be in the way.
  const isWriting = useSession(({ writing }) => writing?.place === 'card');
  const variable = useWorkspace(({ highlightedVariable }) => highlightedVariable);
  const messages = useMessages(canvasMessages);
  const { openMenu, ...menu } = useCanvasMenu(menus);
  const actions = useCanvasActions(openMenu);
  return (
    <>
      <CanvasStage
        source={session}
        actions={actions}
        label={messages.canvas}
        viewport={session.getState().viewport}
        preferences={settings}
        onRest={session.setViewport}
        onToggleGroup={edits.toggleGroup}
      >
        <CanvasReveal />
        <CanvasDrop />
        {children}
        <ZoomBar>
          <ArrangeButton />
        </ZoomBar>
        {isBeginning && !isWriting && (
          <Suspense>
            <FirstStep />
          </Suspense>
        )}
        {showsMap && <StoryMap />}
        {variable !== null && (
          <Suspense>
            <VariableHighlight name={variable} />
          </Suspense>
        )}
      </CanvasStage>
      <ContextMenu {...menu} />
    </>
  );
}

const arrange = layoutCommands.arrange;

/** Sets out what is selected, else the whole story. */
function ArrangeButton() {
  const { run, isAvailable, labelOf } = useCommands();
  const isOffered = useSession(() => isAvailable(arrange));
  return (
    isOffered && (
      <IconButton
        icon={iconOf(arrange)}
        label={labelOf(arrange)}
        variant="quiet"
        onPress={() => run(arrange)}
      />
    )
  );
}

/** Lets tools be dropped on the canvas; each becomes a node where it was dropped, on the grid. */
function CanvasDrop() {
  const { model, actions } = useCanvas();
  useEffect(() => {
    const surface = model.surface();
    if (!surface || !actions) return;
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes(dragType)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    };
    const onDrop = (event: DragEvent) => {
      const type = event.dataTransfer && draggedType(event.dataTransfer);
      if (!type) return;
      event.preventDefault();
      const { left, top } = surface.getBoundingClientRect();
      const point = { x: event.clientX - left, y: event.clientY - top };
      actions.addNode({ type, position: onGrid(toCanvas(model.viewport.getState(), point)) });
    };
    surface.addEventListener('dragover', onDragOver);
    surface.addEventListener('drop', onDrop);
    return () => {
      surface.removeEventListener('dragover', onDragOver);
      surface.removeEventListener('drop', onDrop);
    };
  }, [model, actions]);
  return null;
}

/** What gestures on the canvas do to the session around it. */
function useCanvasActions(openMenu: CanvasActions['openMenu']): CanvasActions {
  const { edits, session, workspace, services, uploads } = useEditor();
  return useMemo(
    () => ({
      select: edits.select,
      moveItems: edits.moveItems,
      connect: edits.connect,
      reconnect: edits.reconnect,
      editNode: (nodeId) => edits.startEditing(nodeId, 'card'),
      writeNote: edits.updateNote,
      leaveNote: edits.endTyping,
      resizeNote: ({ noteId, bounds: { width, height } }) => {
        edits.updateNote({ noteId, size: { width, height } });
      },
      addNode: edits.addNode,
      openMenu,
      media: {
        uploads,
        canUpload: services.media !== undefined,
        open: (nodeId) => openMedia({ session, workspace, uploads }, nodeId),
      },
    }),
    [edits, session, workspace, services, uploads, openMenu],
  );
}
