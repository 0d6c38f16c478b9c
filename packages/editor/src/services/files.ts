import type { Answer } from './answer.ts';
import type { Sending } from './library.ts';

export type ImportedStory = { storyId: string; title?: string; nodes?: number; media?: number };

/** Where an import stands: done at once, or a job to be asked for. */
export type ImportStart = { kind: 'done'; story: ImportedStory } | { kind: 'job'; jobId: string };

export type ImportJob =
  /** `progress` is the share that is done, 0 to 1, where the server tells it. */
  | { kind: 'running'; progress?: number }
  | { kind: 'done'; story: ImportedStory }
  | { kind: 'failed'; message: string };

/** Stories as .df files. */
export type FileServices = {
  /** Its name is empty where the server gives none. */
  exportStory: (storyId: string) => Answer<File>;
  importStory: (input: { file: File } & Sending) => Answer<ImportStart>;
  importJob: (jobId: string, signal: AbortSignal) => Answer<ImportJob>;
  /** Stops an import; one that is over stays as it is. Without it the server finishes what nobody waits for. */
  cancelImport?: (jobId: string) => Answer<ImportJob>;
};

/** Stories as pages that play without a server. */
export type PageServices = {
  /** The page, or a ZIP of it and its large files. It loads nothing from elsewhere but from these hosts. */
  exportPage: (storyId: string, hosts: readonly string[]) => Answer<File>;
};
