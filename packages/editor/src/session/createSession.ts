import {
  type Change,
  changeBetween,
  type Problem,
  type Repair,
  type Result,
  type StoryDocument,
} from '@dreamfork/story';
import {
  closeGesture,
  emptyHistory,
  type History,
  record,
  redo,
  travelTo,
  undo,
} from './history.ts';
import type { HistoryLabel } from './labels.ts';
import { type CanvasMarks, emptyMarks } from './marks.ts';
import { emptySelection, pruneSelection, type Selection } from './selection.ts';
import type { LocalCopy, SavedState, SaveTrouble } from './sync.ts';

export type EditorStory = {
  id?: string;
  version?: number;
  isPublic: boolean;
  document: StoryDocument;
  /** What had to be mended before the story could be opened. It is sent only when its author saves. */
  repairs?: readonly Repair[];
};

export type Viewport = { readonly x: number; readonly y: number; readonly zoom: number };

/** The words of one node while its author edits them; they reach the document on save. */
export type NodeDraft = {
  readonly nodeId: string;
  readonly title: string;
  readonly content: string;
};

export type SessionState = {
  readonly document: StoryDocument;
  readonly isPublic: boolean;
  readonly selection: Selection;
  readonly viewport: Viewport | null;
  readonly draft: NodeDraft | null;
  readonly history: History;
  readonly saved: SavedState;
  /** Whether a save that the author asked for is under way. */
  readonly isSaving: boolean;
  /** Whether a save by itself is under way. */
  readonly isAutosaving: boolean;
  /** When the server took the last save, in milliseconds; null if this session has seen none. */
  readonly savedAt: number | null;
  readonly trouble: SaveTrouble | null;
  readonly localCopy: LocalCopy;
  /** A wish that the canvas brings this node into view; `count` tells one wish from the next. */
  readonly reveal: {
    readonly nodeId: string;
    readonly count: number;
    /** Whether the card gets the keyboard focus too. */
    readonly takesFocus: boolean;
  } | null;
  readonly marks: CanvasMarks;
};

export type Operation = (
  document: StoryDocument,
) => Result<{ story: StoryDocument; change: Change }, Problem>;

export type SessionEdit = { label: HistoryLabel; operation: Operation; gesture?: string };

export type Session = ReturnType<typeof createSession>;

/** The store behind the editor: document, history and what the author is doing. Knows no framework. */
export function createSession(story: EditorStory) {
  const listeners = new Set<() => void>();
  let state: SessionState = {
    document: story.document,
    isPublic: story.isPublic,
    selection: emptySelection,
    viewport: null,
    draft: null,
    history: emptyHistory,
    saved: {
      id: story.id,
      version: story.version,
      revision: story.id === undefined || story.repairs?.length ? null : 0,
      isPublic: story.isPublic,
      words: null,
      document: story.document,
    },
    isSaving: false,
    isAutosaving: false,
    savedAt: null,
    trouble: null,
    localCopy: 'off',
    reveal: null,
    marks: emptyMarks,
  };

  const update = (patch: Partial<SessionState>) => {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  };

  const show = (document: StoryDocument, history: History) => {
    const { draft } = state;
    const draftStays = draft && document.nodes.some(({ id }) => id === draft.nodeId);
    update({
      document,
      history,
      selection: pruneSelection(state.selection, document),
      ...(draft && !draftStays ? { draft: null } : {}),
    });
  };

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    edit: ({ label, operation, gesture }: SessionEdit): Result<StoryDocument, Problem> => {
      const result = operation(state.document);
      if (!result.ok) return result;
      const { story: document, change } = result.value;
      const history = record(state.history, {
        label,
        change,
        at: Date.now(),
        ...(gesture ? { gesture } : {}),
      });
      if (history !== state.history) show(document, history);
      return { ok: true, value: state.document };
    },
    replaceDocument: (label: HistoryLabel, document: StoryDocument) => {
      const change = changeBetween(state.document, document);
      show(document, record(state.history, { label, change, at: Date.now() }));
    },
    closeGesture: () => {
      const history = closeGesture(state.history);
      if (history !== state.history) update({ history });
    },
    undo: (): HistoryLabel | null => {
      const travel = undo(state.document, state.history);
      if (travel) show(travel.document, travel.history);
      return travel?.mark.label ?? null;
    },
    redo: (): HistoryLabel | null => {
      const travel = redo(state.document, state.history);
      if (travel) show(travel.document, travel.history);
      return travel?.mark.label ?? null;
    },

    /** Undoes or redoes in one go until so many edits are in force. */
    travel: (position: number): void => {
      const travel = travelTo(state.document, state.history, position);
      if (travel) show(travel.document, travel.history);
    },

    select: (selection: Selection) => update({ selection }),
    reveal: (nodeId: string, { takesFocus = false }: { takesFocus?: boolean } = {}) =>
      update({ reveal: { nodeId, count: (state.reveal?.count ?? 0) + 1, takesFocus } }),
    setViewport: (viewport: Viewport) => update({ viewport }),
    setDraft: (draft: NodeDraft | null) => update({ draft }),
    setPublic: (isPublic: boolean) => update({ isPublic }),
    setMarks: (patch: Partial<CanvasMarks>) => update({ marks: { ...state.marks, ...patch } }),
    setSaving: (isSaving: boolean) => update({ isSaving }),
    setAutosaving: (isAutosaving: boolean) => update({ isAutosaving }),
    markSaved: (saved: SavedState) => update({ saved }),
    /** A save has succeeded: what the server holds now, and since when. */
    settle: (saved: SavedState, savedAt: number) => update({ saved, savedAt, trouble: null }),
    setTrouble: (trouble: SaveTrouble | null) => update({ trouble }),
    setLocalCopy: (localCopy: LocalCopy) => {
      if (localCopy !== state.localCopy) update({ localCopy });
    },
  };
}
