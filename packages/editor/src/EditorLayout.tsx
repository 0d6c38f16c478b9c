import { useMessages } from '@dreamfork/ui/i18n';
import { ReactFlowProvider } from '@xyflow/react';
import { useCallback, useRef, useState } from 'react';
import { StoryCanvas } from './canvas/StoryCanvas.tsx';
import { PreviewLayer } from './dialogs/PreviewLayer.tsx';
import { EditorBoundary } from './EditorBoundary.tsx';
import { useEditor, useSession } from './EditorContext.tsx';
import { editorMessages, panelMessages } from './messages/index.ts';
import { EditorBar } from './panels/EditorBar.tsx';
import { PropertiesPanel } from './panels/PropertiesPanel.tsx';
import { ToolbarPanel } from './panels/ToolbarPanel.tsx';
import { SidePanel } from './SidePanel.tsx';
import * as styles from './StoryEditor.css.ts';
import type { StoryEditorProps } from './StoryEditor.tsx';
import { TestMarkers } from './TestMarkers.tsx';
import { useEditorWidth } from './useEditorWidth.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { usePanels } from './usePanels.ts';
import { useShortcuts } from './useShortcuts.ts';

export type EditorLayoutProps = Pick<
  StoryEditorProps,
  'renderPreview' | 'onBack' | 'onUnsavedChange'
>;

/** Bar, panels and canvas around one session. */
export function EditorLayout({ renderPreview, onBack, onUnsavedChange }: EditorLayoutProps) {
  const { commands } = useEditor();
  const words = useMessages(editorMessages);
  const panelWords = useMessages(panelMessages);
  const root = useRef<HTMLElement>(null);
  const measured = useEditorWidth(root);
  const width = measured ?? 'wide';
  const panels = usePanels(width);
  const [isPreviewing, setPreviewing] = useState(false);
  const document = useSession((state) => (isPreviewing ? state.document : null));
  useShortcuts(root, !isPreviewing);
  useLeaveGuard(onUnsavedChange);

  const preview = renderPreview && {
    onPreview: () => {
      commands.flushEditing();
      setPreviewing(true);
    },
  };
  const closePreview = useCallback(() => setPreviewing(false), []);
  const side = { isDrawer: width !== 'wide', onClose: panels.closeDrawer };

  return (
    <section ref={root} className={styles.root} data-testid="editor-root" aria-label={words.label}>
      <div className={styles.frame} data-width={width} inert={isPreviewing}>
        <EditorBar
          width={width}
          isToolsOpen={panels.isToolsOpen}
          isPropertiesOpen={panels.isPropertiesOpen}
          onToggleTools={() => panels.toggle('tools')}
          onToggleProperties={() => panels.toggle('properties')}
          {...(onBack ? { onBack } : {})}
          {...preview}
        />
        <div className={styles.work}>
          {measured && (
            <>
              {panels.isToolsOpen && (
                <SidePanel side="tools" label={panelWords.tools.panel} {...side}>
                  <ToolbarPanel {...preview} />
                </SidePanel>
              )}
              <div className={styles.canvas}>
                <EditorBoundary>
                  <ReactFlowProvider>
                    <StoryCanvas />
                  </ReactFlowProvider>
                </EditorBoundary>
              </div>
              {panels.isPropertiesOpen && (
                <SidePanel side="properties" label={panelWords.properties.panel} {...side}>
                  <PropertiesPanel />
                </SidePanel>
              )}
            </>
          )}
        </div>
      </div>
      <TestMarkers />
      {document && renderPreview && (
        <PreviewLayer onClose={closePreview}>
          {renderPreview({ document, onClose: closePreview })}
        </PreviewLayer>
      )}
    </section>
  );
}
