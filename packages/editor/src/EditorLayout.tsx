import type { Repair } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazyPart } from '@dreamfork/ui/parts';
import { Suspense, useRef } from 'react';
import { StoryCanvas } from './canvas/StoryCanvas.tsx';
import { useClipboard } from './clipboard/useClipboard.ts';
import { isLeftShown, shownDock } from './desk/createDesk.ts';
import { DialogLayer } from './desk/DialogLayer.tsx';
import { PreviewStage } from './desk/PreviewStage.tsx';
import { SideLoading } from './desk/SideLoading.tsx';
import { useFetchAhead } from './desk/useFetchAhead.ts';
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
const fetchLeft = () => import('./desk/LeftSide.tsx');
const fetchRight = () => import('./desk/RightSide.tsx');
const fetchSides = () => Promise.all([fetchLeft(), fetchRight()]);
const LeftSide = lazyPart(async () => (await fetchLeft()).LeftSide);
const RightSide = lazyPart(async () => (await fetchRight()).RightSide);

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
  const isWhole = useFetchAhead(fetchSides);

  return (
    <section
      ref={root}
      className={styles.root}
      data-testid="editor-root"
      data-whole={isWhole || undefined}
      aria-label={words.label}
    >
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
