import type { Repair } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazyPart } from '@dreamfork/ui/lazy';
import { type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { StoryCanvas } from '../canvas/StoryCanvas.tsx';
import { useFoldedGroups } from '../canvas/useFoldedGroups.ts';
import { useEditor, useRecovery, useSession, useWorkspace } from '../EditorContext.tsx';
import { BotCanvas } from '../features/bot/feature.ts';
import { CompanyCanvas } from '../features/company/feature.ts';
import { DiagnosticsPill } from '../features/diagnostics/DiagnosticsPill.tsx';
import { MediaDrop } from '../features/media/MediaDrop.tsx';
import { useUploads } from '../features/media/useUploads.ts';
import type { RenderPreview } from '../features/preview/previewOptions.ts';
import { ReadersCanvas } from '../features/readers/feature.ts';
import { ReviewCanvas } from '../features/review/feature.ts';
import { CardWriting } from '../features/writing/CardWriting.tsx';
import type { RenderText } from '../features/writingView/renderText.ts';
import { WritingLayer } from '../features/writingView/WritingLayer.tsx';
import type { EditorStart } from '../store/drafts/draft.ts';
import type { WorkState } from '../store/persistence/workState.ts';
import { isLeftShown, shownDock } from '../store/workspace/createWorkspace.ts';
import type { EditorWidth } from '../store/workspace/panelsAndDialogs.ts';
import { DialogLayer } from './DialogLayer.tsx';
import { EditorBar } from './EditorBar.tsx';
import { EditorBoundary } from './EditorBoundary.tsx';
import * as styles from './EditorLayout.css.ts';
import { panels, tabs } from './features.ts';
import { canvasMenus } from './menus.ts';
import { shellMessages } from './messages.ts';
import { SideLoading } from './SideLoading.tsx';
import { useBrowserBack } from './useBrowserBack.ts';
import { useClipboard } from './useClipboard.ts';
import { useKeptCaret } from './useKeptCaret.ts';
import { useFollowServer, usePersistence, useWorkReport } from './usePersistence.ts';
import { usePreloadPanels } from './usePreloadPanels.ts';
import { useShortcuts } from './useShortcuts.ts';

// The canvas renders first; placeholders reserve the room of the side panels.
const LeftSide = lazyPart(async () => {
  const [{ LeftSide: Side }] = await Promise.all([import('./LeftSide.tsx'), tabs.tools.fetch()]);
  return Side;
});
const RightSide = lazyPart(async () => {
  const fetchPanel = panels.properties.panel.fetch();
  const [{ RightSide: Side }] = await Promise.all([import('./RightSide.tsx'), fetchPanel]);
  return Side;
});
const EditorNotices = lazyPart(
  async () => (await import('../components/notices/EditorNotices.tsx')).EditorNotices,
);
const fetchSides = () => Promise.all([LeftSide.fetch(), RightSide.fetch()]);
const PreviewStage = lazyPart(
  async () => (await import('../features/preview/PreviewStage.tsx')).PreviewStage,
);

export type EditorLayoutProps = {
  renderPreview?: RenderPreview | undefined;
  renderText?: RenderText | undefined;
  onBack?: (() => void) | undefined;
  hasBrowserBack?: boolean | undefined;
  onWorkChange?: ((work: WorkState) => void) | undefined;
  /** What the editor was opened with. */
  start: EditorStart;
};

const noRepairs: readonly Repair[] = [];

/** Bar, panels and canvas around one session. */
export function EditorLayout({
  start,
  renderPreview,
  renderText,
  onBack,
  hasBrowserBack = false,
  onWorkChange,
}: EditorLayoutProps) {
  const messages = useMessages(shellMessages);
  const root = useRef<HTMLElement>(null);
  const measured = useEditorWidth(root);
  const isLeftOpen = useWorkspace(isLeftShown);
  const dock = useWorkspace(shownDock);
  // On a narrow screen the panel covers the canvas: the drawing stays when it is put aside.
  const isBotShown = useWorkspace((state) => state.dock === 'bot');
  const { review, live } = useEditor().services;
  const isPreviewing = useWorkspace(({ preview }) => preview !== null);
  useBrowserBack(hasBrowserBack);
  useShortcuts(root, !isPreviewing);
  useClipboard(root, !isPreviewing);
  useFoldedGroups();
  usePersistence(start);
  useFollowServer();
  useKeptCaret();
  useUploads();
  useWorkReport(onWorkChange);
  const isWhole = usePreloadPanels(fetchSides);

  return (
    <section
      ref={root}
      className={styles.root}
      data-testid="editor-root"
      data-whole={isWhole || undefined}
      aria-label={messages.label}
    >
      <div className={styles.frame} data-width={measured ?? 'wide'} inert={isPreviewing}>
        <EditorBar {...(onBack ? { onBack } : {})} />
        <Notices repairs={start.story.repairs ?? noRepairs} />
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
                  <StoryCanvas menus={canvasMenus}>
                    <MediaDrop />
                    <CardWriting />
                    {isBotShown && (
                      <Suspense>
                        <BotCanvas />
                      </Suspense>
                    )}
                    {(isWhole || dock === 'readers') && (
                      <Suspense>
                        <ReadersCanvas />
                      </Suspense>
                    )}
                    {isWhole && review && (
                      <Suspense>
                        <ReviewCanvas />
                      </Suspense>
                    )}
                    {isWhole && live && (
                      <Suspense>
                        <CompanyCanvas />
                      </Suspense>
                    )}
                  </StoryCanvas>
                </EditorBoundary>
                <DiagnosticsPill />
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
      <EditorBoundary>
        <WritingLayer {...(renderText ? { renderText } : {})} />
      </EditorBoundary>
      <DialogLayer />
      {renderPreview && isPreviewing && (
        <Suspense>
          <PreviewStage renderPreview={renderPreview} />
        </Suspense>
      )}
    </section>
  );
}

/** The notices under the bar, which are loaded with the first. */
function Notices({ repairs }: { repairs: readonly Repair[] }) {
  const isElsewhere = useSession(
    ({ saveError, mergedAt }) => saveError?.kind === 'conflict' || mergedAt !== null,
  );
  const isFound = useRecovery(({ found, isOpenElsewhere }) => found.length > 0 || isOpenElsewhere);
  return (
    <div role="status">
      {(isElsewhere || isFound || repairs.length > 0) && (
        <Suspense>
          <EditorNotices repairs={repairs} />
        </Suspense>
      )}
    </div>
  );
}

const middleFrom = 640;
const wideFrom = 1000;

/**
 * Measures the editor and sets the width of its workspace, before the canvas takes what the panels
 * leave. Null until measured.
 */
function useEditorWidth(root: RefObject<HTMLElement | null>): EditorWidth | null {
  const { workspace } = useEditor();
  const [measured, setMeasured] = useState<EditorWidth | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth } = element;
      const width =
        clientWidth >= wideFrom ? 'wide' : clientWidth >= middleFrom ? 'middle' : 'narrow';
      workspace.setWidth(width);
      setMeasured(width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, workspace]);
  return measured;
}

/** Hidden elements for external tests: the id of the story and a save button. */
function TestMarkers() {
  const { persistence } = useEditor();
  const messages = useMessages(shellMessages).bar;
  const id = useSession(({ saved }) => saved.id);
  return (
    <div hidden>
      <span data-testid="story-id">{id}</span>
      <button
        type="button"
        data-testid="save-trigger"
        tabIndex={-1}
        onClick={() => void persistence.save()}
      >
        {messages.save}
      </button>
    </div>
  );
}
