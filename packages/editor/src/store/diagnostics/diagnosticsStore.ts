import type { Diagnostic, StoryStatistics } from '@dreamfork/story';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type DiagnosticsState = {
  readonly diagnostics: readonly Diagnostic[];
  /** Statistics of the story last checked; null before the first check. */
  readonly statistics: StoryStatistics | null;
  /** Whether the story as it is now has been examined. */
  readonly isCurrent: boolean;
};

export type DiagnosticsStore = StoreApi<DiagnosticsState>;

export const createDiagnosticsStore = (): DiagnosticsStore =>
  createStore<DiagnosticsState>(() => ({ diagnostics: [], statistics: null, isCurrent: false }));
