import type { StoryDocument } from '@dreamfork/story';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { EditorProvider } from './EditorContext.tsx';
import type { RenderPreview } from './features/preview/previewOptions.ts';
import type { RenderText } from './features/writingView/renderText.ts';
import { createMemoryServices } from './services/createMemoryServices.ts';
import type { EditorServices, SavedStory } from './services/index.ts';
import { EditorLayout } from './shell/EditorLayout.tsx';
import { EditorSkeleton } from './shell/EditorSkeleton.tsx';
import { useEditorCore } from './shell/useEditorCore.ts';
import type { EditorStart } from './store/drafts/draft.ts';
import { findStart, plainStart } from './store/drafts/editorStart.ts';
import type { WorkState } from './store/persistence/workState.ts';
import { withTimeout } from './store/saving/createSaver.ts';
import type { EditorStory } from './store/session/state.ts';

export type StoryEditorProps = {
  /** The story to begin with. Later values are ignored: to open another story, change the `key`. */
  story?: EditorStory | undefined;
  /** The document to begin with, in place of `story`. Later values are ignored as well. */
  value?: StoryDocument | undefined;
  /** Called with the document after each change of it. Without `services`, what it has taken counts as saved. */
  onChange?: ((document: StoryDocument) => void) | undefined;
  /**
   * What the editor asks of the outside; keep it the same object between renders.
   * @default services in memory, with nothing that needs a server
   */
  services?: EditorServices | undefined;
  /** Draws the preview of the story. Without it the editor offers none. */
  renderPreview?: RenderPreview | undefined;
  /** Draws the text of a node as readers see it, beside the field it is written in. Without it there is no such view. */
  renderText?: RenderText | undefined;
  /** Called after every save, with the id a new story was given. */
  onSaved?: ((saved: SavedStory) => void) | undefined;
  /** Leaves the editor. Without it there is no back button. */
  onBack?: (() => void) | undefined;
  /**
   * The browser's Back closes the preview, or the panel that covers the canvas of a narrow screen, before it
   * leaves: for a page with the editor only. @default false
   */
  hasBrowserBack?: boolean | undefined;
  /** Tells whether there is unsaved work and where it is safe, whenever that changes. */
  onWorkChange?: ((work: WorkState) => void) | undefined;
};

/** The visual editor of a branching story. Fills its parent; needs the providers of the ui package. */
export function StoryEditor({
  value,
  story = storyOf(value),
  services: given,
  ...rest
}: StoryEditorProps) {
  const [inMemory] = useState(createMemoryServices);
  const services = given ?? inMemory;
  const { start, count, onRestart } = useEditorStart(story, services);
  if (!start) return <EditorSkeleton />;
  return (
    <OpenEditor
      key={count}
      start={start}
      services={services}
      isKeptByHost={given === undefined && rest.onChange !== undefined}
      onRestart={onRestart}
      {...rest}
    />
  );
}

/** @throws Error if the host gave neither. */
function storyOf(document: StoryDocument | undefined): EditorStory {
  if (document) return { isPublic: false, document };
  throw new Error(
    'StoryEditor has no story to open: pass `value` with a document, or `story` with its id and version.',
  );
}

type OpenEditorProps = Omit<StoryEditorProps, 'story' | 'value' | 'services'> & {
  services: EditorServices;
  /** Whether the host has saved a document as soon as `onChange` returns. */
  isKeptByHost: boolean;
  start: EditorStart;
  onRestart: (start: EditorStart) => void;
};

function OpenEditor({
  start,
  onRestart,
  services,
  isKeptByHost,
  onSaved,
  onChange,
  ...layout
}: OpenEditorProps) {
  const core = useEditorCore({
    start,
    onRestart,
    services,
    onSaved,
    canPreview: layout.renderPreview !== undefined,
  });
  const report = useEffectEvent((document: StoryDocument) => onChange?.(document));
  const { session } = core;
  useEffect(() => {
    let { document } = session.getState();
    const settle = () => {
      const { saved, history } = session.getState();
      const { revision } = history;
      session.settle({ ...saved, document, revision, sentRevision: revision }, Date.now());
    };
    if (isKeptByHost) settle();
    return session.subscribe((state) => {
      if (state.document === document) return;
      document = state.document;
      report(document);
      if (isKeptByHost) settle();
    });
  }, [session, isKeptByHost]);
  return (
    <EditorProvider value={core}>
      <EditorLayout start={start} {...layout} />
    </EditorProvider>
  );
}

/** Milliseconds after which the editor opens without knowing of drafts; they stay where they are. */
const longestSearch = 3000;

/**
 * Finds out what the editor begins with, before anything can take the focus: a draft that is gone on with is there
 * from the first moment. Null until that is known.
 */
function useEditorStart(story: EditorStory, services: EditorServices) {
  const { drafts } = services;
  const [begun, setBegun] = useState<{ start: EditorStart | null; count: number }>(() => ({
    start: drafts ? null : plainStart(story),
    count: 0,
  }));
  const onRestart = useCallback(
    (start: EditorStart) => setBegun(({ count }) => ({ start, count: count + 1 })),
    [],
  );
  const find = useEffectEvent(async () => {
    if (!drafts) return;
    const search = () => findStart(drafts, story, services);
    const found = await withTimeout(search, longestSearch);
    return found.kind === 'value' ? found.value : plainStart(story);
  });
  useEffect(() => {
    let isCurrent = true;
    void find().then((start) => {
      if (isCurrent && start) setBegun({ start, count: 0 });
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return { ...begun, onRestart };
}
