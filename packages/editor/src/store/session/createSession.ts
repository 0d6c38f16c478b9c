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
  adoptForeign,
  closeGesture,
  emptyHistory,
  type History,
  record,
  resume,
  step,
  type Travel,
  travelTo,
} from './history.ts';
import type { HistoryLabel } from './labels.ts';
import { type DraftStatus, foreignRevision, type SavedState, type SaveError } from './saveState.ts';
import { emptySelection, pruneSelection, type Selection } from './selection.ts';
import type {
  AdoptedVersion,
  EditorStory,
  MergeRules,
  SessionEdit,
  SessionState,
  Viewport,
  Writing,
} from './state.ts';
import { hasUnsavedChanges } from './status.ts';

export type Session = ReturnType<typeof createSession>;

/** What an undo or a redo did. */
export type Undone = Pick<Travel, 'skipped'> & {
  label: HistoryLabel;
  /** Whether it changed anything: others may have changed all of it since. */
  hasChanged: boolean;
};

/** The text of a node that is gone is no longer written. */
const pruneWriting = (writing: Writing | null, document: StoryDocument): Writing | null =>
  writing && findNode(document, writing.nodeId) ? writing : null;

/** The text being written, where others changed words of it: cancelling it leaves those. */
function rebaseWriting(
  writing: Writing | null,
  from: StoryDocument,
  to: StoryDocument,
  mergeText: MergeRules['mergeText'],
): Writing | null {
  const [was, is] = [from, to].map((document) => findNode(document, writing?.nodeId ?? ''));
  if (!writing || !was || !is) return null;
  const before = { ...writing.before };
  for (const key of ['title', 'content'] as const) {
    const text = before[key];
    if (text !== undefined) before[key] = mergeText(was[key], text, is[key]) ?? is[key];
  }
  return { ...writing, before };
}

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

  /** Loaded with the first work of others: until then every undo is exact. */
  let rules: MergeRules | null = null;
  const reapply: MergeRules['reapplyChange'] = (...given) => {
    if (!rules)
      throw new Error('createSession: there is work of others, but no rules to merge it.');
    return rules.reapplyChange(...given);
  };

  const show = (document: StoryDocument, history: History) => {
    const { writing, selection } = getState();
    update({
      document,
      history,
      selection: pruneSelection(selection, document),
      writing: pruneWriting(writing, document),
    });
  };

  const follow = (travel: Travel | null): Undone | null => {
    const before = getState().document;
    if (!travel) return null;
    const { document, history, entry, skipped } = travel;
    show(document, history);
    return { label: entry.label, skipped, hasChanged: document !== before };
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
    /** How work of others is merged; null as long as there was none. */
    mergeRules: () => rules,
    /** Adopts a version that others saved, merged with the own work. It is no step of undo. */
    adoptVersion: ({ work, saved, rules: loaded }: AdoptedVersion) => {
      rules = loaded;
      const state = getState();
      const wasSaved = !hasUnsavedChanges(state);
      const document = reuseParts(state.document, work.document);
      const history = adoptForeign(state.history, changeBetween(state.document, document));
      update({
        document,
        history,
        isPublic: work.isPublic,
        selection: pruneSelection(state.selection, document),
        writing: rebaseWriting(state.writing, state.document, document, loaded.mergeText),
        saved: {
          ...state.saved,
          ...saved,
          document: reuseParts(document, saved.document),
          unanswered: [],
          revision: wasSaved ? history.revision : foreignRevision,
        },
        saveError: state.saveError?.kind === 'conflict' ? null : state.saveError,
        mergedAt: Date.now(),
      });
    },
    closeGesture: () => {
      const history = closeGesture(getState().history);
      if (history !== getState().history) update({ history });
    },
    undo: (): Undone | null =>
      follow(step(getState().document, getState().history, 'undo', reapply)),
    redo: (): Undone | null =>
      follow(step(getState().document, getState().history, 'redo', reapply)),
    /** Undoes or redoes in one go until so many edits are in force. */
    travel: (position: number): Undone | null =>
      follow(travelTo(getState().document, getState().history, position, reapply)),

    /** Steps of an earlier session that lead to what was opened: they can be undone again. */
    restoreHistory: (steps: readonly StoredStep[], loaded: MergeRules | null): void => {
      const { history } = getState();
      // A step of an earlier session is restored once.
      if ((history.past[0]?.before ?? history.revision) !== 0) return;
      rules ??= loaded;
      update({ history: resume(history, steps) });
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
