import type { StoryDocument } from '@dreamfork/story';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type EditorContextValue, EditorProvider, useSession } from '../EditorContext.tsx';
import { createMemoryServices } from '../services/createMemoryServices.ts';
import type { EditorServices } from '../services/index.ts';
import { DialogLayer } from '../shell/DialogLayer.tsx';
import { RightSide } from '../shell/RightSide.tsx';
import { useEditorCore } from '../shell/useEditorCore.ts';
import { plainStart } from '../store/drafts/editorStart.ts';
import type { DockPanelName } from '../store/workspace/panelsAndDialogs.ts';
import { lighthouseStory } from './lighthouseStory.ts';

export type PanelRoomProps = {
  children?: ReactNode;
  /** A panel of the right side, above the children. */
  panel?: DockPanelName;
  /** @default the usual width of a panel */
  width?: number;
  /** The story that is open. @default the lighthouse */
  document?: StoryDocument;
  /** What is there besides saving. Keep it the same object between renders. */
  services?: Partial<EditorServices>;
  /** The id of the saved story; null for one that was never saved. @default 'lighthouse' */
  storyId?: string | null;
  /** Done once with the editor, before the story is played. */
  prepare?: (editor: EditorContextValue) => void;
};

const basicServices = createMemoryServices();

/** One panel of the editor at its usual width, with the session behind it and no canvas. */
export function PanelRoom({
  children,
  panel,
  width = 348,
  document = lighthouseStory,
  services: extra,
  storyId = 'lighthouse',
  prepare,
}: PanelRoomProps) {
  const services = useMemo(() => ({ ...basicServices, ...extra }), [extra]);
  const editor = useEditorCore({
    start: plainStart({
      ...(storyId === null ? {} : { id: storyId, version: 3 }),
      isPublic: false,
      document,
    }),
    services,
    onSaved: undefined,
    canPreview: true,
  });
  useEffect(() => prepare?.(editor), [prepare, editor]);
  return (
    <EditorProvider value={editor}>
      <div style={{ display: 'flex', flexDirection: 'column', width, height: 640 }}>
        {panel && <RightSide name={panel} />}
        {children}
      </div>
      <SessionOutputs />
      <DialogLayer />
    </EditorProvider>
  );
}

/** What the canvas would show, in words that a test can read. */
function SessionOutputs() {
  const selected = useSession(({ selection }) =>
    [selection.choice?.choiceId ?? selection.nodeIds.join(), selection.connectionIds.join()].join(
      '',
    ),
  );
  const text = useSession(({ document }) =>
    document.nodes.map(({ title, content }) => `${title} ${content}`).join(' '),
  );
  const steps = useSession(({ history }) => history.past.length);
  return (
    <div hidden>
      <output data-testid="selected">{selected}</output>
      <output data-testid="story-text">{text}</output>
      <output data-testid="steps">{steps}</output>
    </div>
  );
}
