import {
  type ApiClient,
  type ImportJob as ApiJob,
  importStory,
  routes,
} from '@dreamfork/api-client';
import { fail, succeed } from '@dreamfork/story';
import type {
  FileServices,
  ImportedStory,
  ImportJob,
  PageServices,
  PublishingServices,
  ReaderServices,
  VersionServices,
} from '../services/index.ts';
import { toSaveProblem, toServiceProblem } from './saveProblem.ts';

const done = ['succeeded', 'success', 'completed'];
const failed = ['failed', 'error', 'cancelled'];

type ImportCounts = {
  title?: string | undefined;
  nodes?: number | undefined;
  media?: number | undefined;
};

const imported = (storyId: string, { title, nodes, media }: ImportCounts): ImportedStory => ({
  storyId,
  ...(title === undefined ? {} : { title }),
  ...(nodes === undefined ? {} : { nodes }),
  ...(media === undefined ? {} : { media }),
});

function readJob({ status, progress, storyId, data, errorMessage }: ApiJob): ImportJob {
  const state = status.toLowerCase();
  const id = storyId ?? data?.storyId;
  if (done.includes(state) && id) return { kind: 'done', story: imported(id, data ?? {}) };
  // A job that is done and names no story has brought nothing.
  const isOver = done.includes(state) || failed.includes(state);
  if (isOver) return { kind: 'failed', message: errorMessage ?? '' };
  return { kind: 'running', ...(progress === undefined ? {} : { progress }) };
}

/** Stories as files over the Dreamfork API. */
export const createFileServices = (client: ApiClient): FileServices => ({
  exportStory: async (storyId) => {
    const answer = await client.call(routes.storyFiles.exportStory, { params: { id: storyId } });
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
  importStory: async ({ file, onProgress, signal }) => {
    const answer = await importStory(client, file, { onProgress, signal });
    if (!answer.ok) return fail(toServiceProblem(answer.error));
    const { storyId, jobId, title, nodesCount: nodes, mediaFilesCount: media } = answer.value;
    if (storyId)
      return succeed({ kind: 'done', story: imported(storyId, { title, nodes, media }) });
    return jobId ? succeed({ kind: 'job', jobId }) : fail({ message: '' });
  },
  importJob: async (jobId, signal) => {
    const answer = await client.call(
      routes.storyFiles.importJob,
      { params: { id: jobId } },
      { signal },
    );
    return answer.ok ? succeed(readJob(answer.value)) : fail(toServiceProblem(answer.error));
  },
  cancelImport: async (jobId) => {
    const answer = await client.call(routes.storyFiles.cancelImport, { params: { id: jobId } });
    return answer.ok ? succeed(readJob(answer.value)) : fail(toServiceProblem(answer.error));
  },
});

/** Stories as pages that play without a server, over the Dreamfork API. */
export const createPageServices = (client: ApiClient): PageServices => ({
  exportPage: async (storyId, hosts) => {
    const answer = await client.call(routes.sharing.storyHtml, {
      params: { id: storyId },
      query: { hosts: hosts.join(',') },
    });
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
});

/** The kept states of stories over the Dreamfork API. */
export const createVersionServices = (client: ApiClient): VersionServices => ({
  list: async ({ id, cursor }) => {
    const answer = await client.call(routes.versions.list, {
      params: { id },
      query: cursor === undefined ? {} : { cursor },
    });
    return answer.ok ? succeed(answer.value) : fail(toSaveProblem(answer.error));
  },
  read: async ({ id, version }) => {
    const answer = await client.call(routes.versions.read, { params: { id, version } });
    return answer.ok ? succeed(answer.value.document) : fail(toSaveProblem(answer.error));
  },
  rename: async ({ id, version, name }) => {
    const answer = await client.call(routes.versions.rename, {
      params: { id, version },
      body: { name },
    });
    return answer.ok ? succeed(answer.value) : fail(toSaveProblem(answer.error));
  },
});

/** The setting of published versions over the Dreamfork API. */
export const createPublishingServices = (client: ApiClient): PublishingServices => ({
  setByHand: async ({ id, isByHand }) => {
    const answer = await client.call(routes.content.update, {
      params: { id },
      body: { publishesByHand: isByHand },
    });
    return answer.ok ? answer : fail(toSaveProblem(answer.error));
  },
});

/** What readers did over the Dreamfork API. */
export const createReaderServices = (client: ApiClient): ReaderServices => ({
  figures: async ({ id, version, period, source, device }) => {
    const answer = await client.call(routes.statistics.story, {
      params: { id },
      query: {
        ...(version === null ? {} : { version }),
        ...(period === null ? {} : { period }),
        ...(source === null ? {} : { source }),
        ...(device === null ? {} : { device }),
      },
    });
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
});

export { createAssistantServices } from './createAssistantServices.ts';
export { createLiveServices } from './createLiveServices.ts';
export { createReviewServices } from './createReviewServices.ts';
