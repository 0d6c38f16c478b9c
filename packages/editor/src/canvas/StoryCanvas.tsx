import { ContextMenu } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazyPart } from '@dreamfork/ui/lazy';
import { type ReactNode, Suspense } from 'react';
import { useEditor, useSession, useSettings, useWorkspace } from '../EditorContext.tsx';
import { ArrangeButton } from './ArrangeButton.tsx';
import { CanvasDrop } from './CanvasDrop.tsx';
import { CanvasReveal } from './CanvasReveal.tsx';
import { CanvasStage } from './CanvasStage.tsx';
import { canvasMessages } from './messages.ts';
import { StoryMap } from './StoryMap.tsx';
import { useCanvasActions } from './useCanvasActions.ts';
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
  const isWriting = useSession(({ draft, draftPlace }) => draft !== null && draftPlace === 'card');
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
