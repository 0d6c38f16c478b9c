import type { Repair, StoryDocument } from '@dreamfork/story';
import type { ReactNode } from 'react';
import { EditorProvider } from './EditorContext.tsx';
import { EditorLayout } from './EditorLayout.tsx';
import type { WorkState } from './keeping/workState.ts';
import type { EditorServices, SavedStory } from './services.ts';
import type { EditorStory } from './session/createSession.ts';
import { useEditorCore } from './useEditorCore.ts';

export type PreviewOptions = {
  document: StoryDocument;
  /** The node to begin at, where it is not the start. */
  startNodeId?: string;
  /** The nodes that lead from the start to that node, both included; absent where no way leads there. */
  path?: readonly string[];
  /** To be called with every node the reader comes to; the canvas marks them. */
  onVisit: (visit: { nodeId: string }) => void;
  onClose: () => void;
};

export type StoryEditorProps = {
  /** The story to begin with. Later values are ignored: to open another story, change the `key`. */
  story: EditorStory;
  /** What the editor asks of the outside; keep it the same object between renders. */
  services: EditorServices;
  /** Draws the preview of the story. Without it the editor offers none. */
  renderPreview?: (options: PreviewOptions) => ReactNode;
  /** Called after every save, with the id a new story was given. */
  onSaved?: (saved: SavedStory) => void;
  /** Leaves the editor. Without it there is no back button. */
  onBack?: () => void;
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
