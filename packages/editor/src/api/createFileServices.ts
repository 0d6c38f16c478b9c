import type { ApiClient, ImportJob as ApiJob } from '@dreamfork/api-client';
import { fail, succeed } from '@dreamfork/story';
import type { FileServices, ImportedStory, ImportJob } from '../services.ts';
import { toServiceProblem } from './createMediaServices.ts';

const done = ['succeeded', 'success', 'completed'];
const failed = ['failed', 'error'];

type Facts = { title?: string | undefined; nodes?: number | undefined; media?: number | undefined };

const imported = (storyId: string, { title, nodes, media }: Facts): ImportedStory => ({
  storyId,
  ...(title === undefined ? {} : { title }),
  ...(nodes === undefined ? {} : { nodes }),
  ...(media === undefined ? {} : { media }),
});

function readJob({ status, storyId, data, errorMessage }: ApiJob): ImportJob {
  const state = status.toLowerCase();
  const id = storyId ?? data?.storyId;
  if (done.includes(state) && id) return { kind: 'done', story: imported(id, data ?? {}) };
  // A job that is done and names no story has brought nothing.
  const isOver = done.includes(state) || failed.includes(state);
  return isOver ? { kind: 'failed', message: errorMessage ?? '' } : { kind: 'running' };
}

/** Stories as files over the Dreamfork API. */
export const createFileServices = (
  { storyFiles }: ApiClient,
  openStory?: FileServices['openStory'],
): FileServices => ({
  ...(openStory ? { openStory } : {}),
  exportStory: async (storyId) => {
    const answer = await storyFiles.exportStory(storyId);
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
  importStory: async ({ file, onProgress, signal }) => {
    const answer = await storyFiles.importStory(file, { onProgress, signal });
    if (!answer.ok) return fail(toServiceProblem(answer.error));
    const { storyId, jobId, title, nodesCount: nodes, mediaFilesCount: media } = answer.value;
    if (storyId)
      return succeed({ kind: 'done', story: imported(storyId, { title, nodes, media }) });
    return jobId ? succeed({ kind: 'job', jobId }) : fail({ message: '' });
  },
  importJob: async (jobId, signal) => {
    const answer = await storyFiles.importJob(jobId, { signal });
    return answer.ok ? succeed(readJob(answer.value)) : fail(toServiceProblem(answer.error));
  },
});
