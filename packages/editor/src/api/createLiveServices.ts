import { type ApiClient, routes, watchStory } from '@dreamfork/api-client';
import { fail, succeed } from '@dreamfork/story';
import type { LiveServices } from '../services/index.ts';
import { toServiceProblem } from './saveProblem.ts';

/** Others in the same story over the Dreamfork API. */
export const createLiveServices = (client: ApiClient): LiveServices => ({
  watch: async ({ id, ...options }) => {
    const end = await watchStory(client, { storyId: id, ...options });
    return end.ok ? end : fail(toServiceProblem(end.error));
  },
  tell: async ({ id, personId, presence: { selection, drag, ...presence } }) => {
    const answer = await client.call(routes.live.tell, {
      params: { id },
      body: {
        personId,
        presence: {
          ...presence,
          selection: [...selection],
          drag: drag && { ...drag, nodeIds: [...drag.nodeIds] },
        },
      },
    });
    return answer.ok ? succeed(null) : fail(toServiceProblem(answer.error));
  },
});
