import type { Repair } from '@dreamfork/story';
import { EditorProvider } from './EditorContext.tsx';
import type { RenderPreview } from './features/preview/previewOptions.ts';
import type { RenderText } from './features/writingView/renderText.ts';
import type { EditorServices, SavedStory } from './services/index.ts';
import { EditorLayout } from './shell/EditorLayout.tsx';
import { useEditorCore } from './shell/useEditorCore.ts';
import type { WorkState } from './store/persistence/workState.ts';
import type { EditorStory } from './store/session/state.ts';

export type StoryEditorProps = {
  /** The story to begin with. Later values are ignored: to open another story, change the `key`. */
  story: EditorStory;
  /** What the editor asks of the outside; keep it the same object between renders. */
  services: EditorServices;
  /** Draws the preview of the story. Without it the editor offers none. */
  renderPreview?: RenderPreview;
  /** Draws the text of a node as readers see it, beside the field it is written in. Without it there is no such view. */
  renderText?: RenderText;
  /** Called after every save, with the id a new story was given. */
  onSaved?: (saved: SavedStory) => void;
  /** Leaves the editor. Without it there is no back button. */
  onBack?: () => void;
  /**
   * The browser's Back closes the preview, or the panel that covers the canvas of a narrow screen, before it
   * leaves: for a page with the editor only. @default false
   */
  hasBrowserBack?: boolean;
  /** Tells whether there is unsaved work and where it is safe, whenever that changes. */
  onWorkChange?: (work: WorkState) => void;
};

const noRepairs: readonly Repair[] = [];

/** The visual editor of a branching story. Fills its parent; needs the providers of the ui package. */
export function StoryEditor({ story, services, onSaved, ...layout }: StoryEditorProps) {
  const core = useEditorCore({
    story,
    services,
    onSaved,
    canPreview: layout.renderPreview !== undefined,
  });
  return (
    <EditorProvider value={core}>
      <EditorLayout repairs={story.repairs ?? noRepairs} {...layout} />
    </EditorProvider>
  );
}
