import type { ApiClient } from '@dreamfork/api-client';
import { fail } from '@dreamfork/story';
import type { ProbeServices } from '../services.ts';
import { toServiceProblem } from './createMediaServices.ts';

/** Looks at addresses through the client, which keeps its token to its own server. */
export const createProbeServices = ({ probe }: ApiClient): ProbeServices => ({
  get: async ({ url, signal }) => {
    const answer = await probe(url, { signal });
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
});
