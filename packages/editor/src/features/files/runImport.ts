import { fail, type Result } from '@dreamfork/story';
import type { FileServices, ImportedStory, ServiceProblem } from '../../services.ts';

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
  /** The file has arrived; the server is at work on it. */
  onWorking: () => void;
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

/** Sends a story file and waits for the story: asked for every second, for a minute at most. */
export async function runImport(
  files: FileServices,
  { file, signal, onProgress, onWorking }: Options,
): Promise<Result<ImportedStory, ImportProblem>> {
  const started = await files.importStory({ file, signal, onProgress });
  if (signal.aborted) return fail({ kind: 'aborted' });
  if (!started.ok) return fail({ kind: 'refused', ...started.error });
  if (started.value.kind === 'done') return { ok: true, value: started.value.story };

  onWorking();
  const { jobId } = started.value;
  for (let waited = 0; waited < pollLimit; waited += pollInterval) {
    await pause(pollInterval, signal);
    if (signal.aborted) return fail({ kind: 'aborted' });
    const job = await files.importJob(jobId, signal);
    if (signal.aborted) return fail({ kind: 'aborted' });
    if (!job.ok) return fail({ kind: 'unknown', ...job.error });
    if (job.value.kind === 'done') return { ok: true, value: job.value.story };
    if (job.value.kind === 'failed') return fail({ kind: 'failed', message: job.value.message });
  }
  return fail({ kind: 'timeout' });
}
