import type { ApiClient, ApiError } from '@dreamfork/api-client';
import { fail, succeed } from '@dreamfork/story';
import type { MediaServices, ServiceProblem } from '../services.ts';

export const toServiceProblem = (error: ApiError): ServiceProblem => ({
  message: error.message,
  ...(error.kind === 'http' ? { status: error.status } : {}),
  ...(error.kind === 'aborted' ? { isAborted: true as const } : {}),
});

/** Media files over the Dreamfork API. */
export const createMediaServices = ({ media, mediaUrl }: ApiClient): MediaServices => ({
  upload: async ({ file, nodeId, onProgress, signal }) => {
    const upload = { file, tags: `node-${nodeId},uploaded` };
    const answer = await media.upload(upload, { onProgress, signal });
    if (!answer.ok) return fail(toServiceProblem(answer.error));
    const { id, originalFileName, mimeType, fileSize } = answer.value;
    return succeed({ id, url: mediaUrl(id), fileName: originalFileName, mimeType, fileSize });
  },
  createNode: async ({ storyId, fileId, ...facts }) => {
    const answer = await media.createNode({ ...facts, storyFlowId: storyId, mediaFileId: fileId });
    return answer.ok ? succeed({ id: answer.value.id }) : fail(toServiceProblem(answer.error));
  },
  removeNode: async (mediaNodeId) => {
    const answer = await media.removeNode(mediaNodeId);
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
});
