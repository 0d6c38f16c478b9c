import { fail, type Result } from '@dreamfork/story';
import type { FileServices, ImportedStory, ServiceProblem } from '../../services/index.ts';

export const pollInterval = 1000;
export const pollLimit = 60_000;

/** Why an import brought no story. */
export type ImportProblem =
  | ({ kind: 'refused' | 'unknown' } & ServiceProblem)
  | { kind: 'failed'; message: string }
  | { kind: 'timeout' }
  | { kind: 'aborted' };

type Options = {
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  /** The file has arrived; the server is at work on it, and may tell the share that is done. */
  onWorking: (share: number | undefined) => void;
};

/** Resolves after a time, or at once when nobody waits any more. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });

/** Ends the import on the server; the story of one that is over already has come. */
async function stop(
  files: FileServices,
  jobId: string,
): Promise<Result<ImportedStory, ImportProblem>> {
  const job = await files.cancelImport?.(jobId);
  const isDone = job?.ok && job.value.kind === 'done';
  return isDone ? { ok: true, value: job.value.story } : fail({ kind: 'aborted' });
}

/**
 * Sends a story file and waits for the story: asked for every second, until nothing has gone on for a minute. A server
 * that tells no progress has a minute in all.
 */
export async function runImport(
  files: FileServices,
  { file, signal, onProgress, onWorking }: Options,
): Promise<Result<ImportedStory, ImportProblem>> {
  const started = await files.importStory({ file, signal, onProgress });
  if (started.ok && started.value.kind === 'job' && signal.aborted) {
    return stop(files, started.value.jobId);
  }
  if (signal.aborted) return fail({ kind: 'aborted' });
  if (!started.ok) return fail({ kind: 'refused', ...started.error });
  if (started.value.kind === 'done') return { ok: true, value: started.value.story };

  onWorking(undefined);
  const { jobId } = started.value;
  let reached = 0;
  let left = pollLimit;
  while (left > 0) {
    await pause(pollInterval, signal);
    left -= pollInterval;
    if (signal.aborted) return stop(files, jobId);
    const job = await files.importJob(jobId, signal);
    if (signal.aborted) return stop(files, jobId);
    if (!job.ok) return fail({ kind: 'unknown', ...job.error });
    if (job.value.kind === 'done') return { ok: true, value: job.value.story };
    if (job.value.kind === 'failed') return fail({ kind: 'failed', message: job.value.message });
    const { progress } = job.value;
    if (progress === undefined) continue;
    if (progress > reached) left = pollLimit;
    reached = Math.max(reached, progress);
    onWorking(progress);
  }
  return fail({ kind: 'timeout' });
}
