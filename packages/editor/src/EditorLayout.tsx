import type { Repair } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { Suspense, useRef } from 'react';
import { StoryCanvas } from './canvas/StoryCanvas.tsx';
import { useClipboard } from './clipboard/useClipboard.ts';
import { isLeftShown, shownDock } from './desk/createDesk.ts';
import { DialogLayer } from './desk/DialogLayer.tsx';
import { lazyPart } from './desk/lazyPart.ts';
import { PreviewStage } from './desk/PreviewStage.tsx';
import { SideLoading } from './desk/SideLoading.tsx';
import { useFollowEditing } from './desk/useFollowEditing.ts';
import { ProblemsPill } from './doctor/ProblemsPill.tsx';
import { EditorBoundary } from './EditorBoundary.tsx';
import { useDesk } from './EditorContext.tsx';
import { useFolded } from './groups/useFolded.ts';
import { useKeeping } from './keeping/useKeeping.ts';
import { useWorkReport } from './keeping/useWorkReport.ts';
import { editorMessages } from './messages/index.ts';
import { EditorBar } from './panels/EditorBar.tsx';
import * as styles from './StoryEditor.css.ts';
import type { StoryEditorProps } from './StoryEditor.tsx';
import { TestMarkers } from './TestMarkers.tsx';
import { useEditorWidth } from './useEditorWidth.ts';
import { useShortcuts } from './useShortcuts.ts';

// The canvas is there first; the panels beside it keep their places until they come.
const LeftSide = lazyPart(async () => (await import('./desk/LeftSide.tsx')).LeftSide);
const RightSide = lazyPart(async () => (await import('./desk/RightSide.tsx')).RightSide);

export type EditorLayoutProps = Pick<
  StoryEditorProps,
  'renderPreview' | 'onBack' | 'onWorkChange'
> & {
  /** What was mended before the story could be opened. */
  repairs: readonly Repair[];
};

/** Bar, panels and canvas around one session. */
export function EditorLayout({ repairs, renderPreview, onBack, onWorkChange }: EditorLayoutProps) {
  const words = useMessages(editorMessages);
  const root = useRef<HTMLElement>(null);
  const measured = useEditorWidth(root);
  const isLeftOpen = useDesk(isLeftShown);
  const dock = useDesk(shownDock);
  const isPreviewing = useDesk(({ preview }) => preview !== null);
  useShortcuts(root, !isPreviewing);
  useClipboard(root, !isPreviewing);
  useFollowEditing();
  useFolded();
  useKeeping(repairs);
  useWorkReport(onWorkChange);

  return (
    <section ref={root} className={styles.root} data-testid="editor-root" aria-label={words.label}>
      <div className={styles.frame} data-width={measured ?? 'wide'} inert={isPreviewing}>
        <EditorBar {...(onBack ? { onBack } : {})} />
        <div className={styles.work}>
          {measured && (
            <>
              {isLeftOpen && (
                <Suspense fallback={<SideLoading side="left" />}>
                  <LeftSide />
                </Suspense>
              )}
              <div className={styles.canvas}>
                <EditorBoundary>
                  <StoryCanvas />
                </EditorBoundary>
                <ProblemsPill />
              </div>
              {dock && (
                <Suspense fallback={<SideLoading side="right" />}>
                  <RightSide name={dock} />
                </Suspense>
              )}
            </>
          )}
        </div>
      </div>
      <TestMarkers />
      <DialogLayer />
      {renderPreview && <PreviewStage renderPreview={renderPreview} />}
    </section>
  );
}
