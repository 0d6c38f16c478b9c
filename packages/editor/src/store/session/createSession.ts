import {
  changeBetween,
  findNode,
  type Problem,
  type Result,
  reuseParts,
  type StoryDocument,
} from '@dreamfork/story';
import { createStore } from 'zustand/vanilla';
import type { StoredStep } from '../../services/index.ts';
import { type CanvasOverlays, emptyOverlays } from './canvasOverlays.ts';
import {
  closeGesture,
  emptyHistory,
  type History,
  record,
  redo,
  resume,
  travelTo,
  undo,
} from './history.ts';
import type { HistoryLabel } from './labels.ts';
import { type DraftStatus, foreignRevision, type SavedState, type SaveError } from './saveState.ts';
import { emptySelection, pruneSelection, type Selection } from './selection.ts';
import type {
  AdoptedVersion,
  EditorStory,
  SessionEdit,
  SessionState,
  Viewport,
  Writing,
} from './state.ts';
import { hasUnsavedChanges } from './status.ts';

export type Session = ReturnType<typeof createSession>;

/** The text of a node that is gone is no longer written. */
const pruneWriting = (writing: Writing | null, document: StoryDocument): Writing | null =>
  writing && findNode(document, writing.nodeId) ? writing : null;

/** The store behind the editor: document, history and what the author is doing. Knows no framework. */
export function createSession(story: EditorStory) {
  const {
    setState: update,
    getState,
    ...readable
  } = createStore<SessionState>(() => ({
    document: story.document,
    isPublic: story.isPublic,
    selection: emptySelection,
    viewport: null,
    writing: null,
    history: emptyHistory,
    saved: {
      id: story.id,
      version: story.version,
      revision: story.id === undefined || story.repairs?.length ? null : 0,
      sentRevision: 0,
      isPublic: story.isPublic,
      document: story.document,
      unanswered: [],
    },
    isSaving: false,
    isAutosaving: false,
    savedAt: null,
    saveError: null,
    mergedAt: null,
    draftStatus: 'off',
    reveal: null,
    fits: 0,
    overlays: emptyOverlays,
  }));

  const show = (document: StoryDocument, history: History) => {
    const { writing, selection } = getState();
    update({
      document,
      history,
      selection: pruneSelection(selection, document),
      writing: pruneWriting(writing, document),
    });
  };

  const edit = ({ label, operation, gesture }: SessionEdit): Result<StoryDocument, Problem> => {
    const before = getState();
    const result = operation(before.document);
    if (!result.ok) return result;
    const { story: document, change } = result.value;
    const history = record(before.history, {
      label,
      change,
      at: Date.now(),
      ...(gesture ? { gesture } : {}),
    });
    if (history !== before.history) show(document, history);
    return { ok: true, value: getState().document };
  };

  return {
    ...readable,
    getState,
    edit,
    replaceDocument: (label: HistoryLabel, replacement: StoryDocument, hasModelText = false) => {
      const before = getState();
      const document = reuseParts(before.document, replacement);
      const change = changeBetween(before.document, document);
      const edit = { label, change, at: Date.now(), hasModelText };
      show(document, record(before.history, edit));
    },
    /** Adopts the version of the server; a run of these is one step of undo. */
    adoptVersion: ({ label, work, saved }: AdoptedVersion) => {
      const state = getState();
      const wasSaved = !hasUnsavedChanges(state);
      const document = reuseParts(state.document, work.document);
      const change = changeBetween(state.document, document);
      const edit = { label, change, gesture: label, at: Date.now() };
      const history = record(state.history, edit);
      update({
        document,
        history,
        isPublic: work.isPublic,
        selection: pruneSelection(state.selection, document),
        writing: pruneWriting(state.writing, document),
        saved: {
          ...state.saved,
          ...saved,
          document: reuseParts(document, saved.document),
          unanswered: [],
          revision: wasSaved ? history.revision : foreignRevision,
        },
        saveError: state.saveError?.kind === 'conflict' ? null : state.saveError,
        mergedAt: edit.at,
      });
    },
    closeGesture: () => {
      const history = closeGesture(getState().history);
      if (history !== getState().history) update({ history });
    },
    undo: (): HistoryLabel | null => {
      const travel = undo(getState().document, getState().history);
      if (travel) show(travel.document, travel.history);
      return travel?.entry.label ?? null;
    },
    redo: (): HistoryLabel | null => {
      const travel = redo(getState().document, getState().history);
      if (travel) show(travel.document, travel.history);
      return travel?.entry.label ?? null;
    },

    /** Steps of an earlier session that lead to what was opened: they can be undone again. */
    restoreHistory: (steps: readonly StoredStep[]): void => {
      const { history } = getState();
      // A step of an earlier session is restored once.
      if ((history.past[0]?.before ?? history.revision) !== 0) return;
      update({ history: resume(history, steps) });
    },

    /** Undoes or redoes in one go until so many edits are in force. */
    travel: (position: number): void => {
      const travel = travelTo(getState().document, getState().history, position);
      if (travel) show(travel.document, travel.history);
    },

    select: (selection: Selection) => update({ selection }),
    reveal: (nodeId: string, { takesFocus = false }: { takesFocus?: boolean } = {}) =>
      update({ reveal: { nodeId, count: (getState().reveal?.count ?? 0) + 1, takesFocus } }),
    writeNote: (noteId: string) =>
      update({ reveal: { noteId, count: (getState().reveal?.count ?? 0) + 1 } }),
    fit: () => update({ fits: getState().fits + 1 }),
    setViewport: (viewport: Viewport) => update({ viewport }),
    setWriting: (writing: Writing | null) => update({ writing }),
    setPublic: (isPublic: boolean) => update({ isPublic }),
    setOverlays: (patch: Partial<CanvasOverlays>) =>
      update({ overlays: { ...getState().overlays, ...patch } }),
    setSaving: (isSaving: boolean) => update({ isSaving }),
    setAutosaving: (isAutosaving: boolean) => update({ isAutosaving }),
    markSaved: (saved: SavedState) => update({ saved }),
    /** A save has succeeded: what the server holds now, and since when. */
    settle: (saved: SavedState, savedAt: number) => update({ saved, savedAt, saveError: null }),
    setSaveError: (saveError: SaveError | null) => update({ saveError }),
    setDraftStatus: (draftStatus: DraftStatus) => {
      if (draftStatus !== getState().draftStatus) update({ draftStatus });
    },
  };
}
