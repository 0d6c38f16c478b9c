import type { ApiClient } from '@dreamfork/api-client';
import { fail, succeed } from '@dreamfork/story';
import type { VersionServices } from '../services.ts';
import { toSaveProblem } from './saveProblem.ts';

/** The kept states of stories over the Dreamfork API. */
export const createVersionServices = (client: ApiClient): VersionServices => ({
  list: async ({ id, cursor }) => {
    const answer = await client.versions.list(id, cursor === undefined ? {} : { cursor });
    return answer.ok ? succeed(answer.value) : fail(toSaveProblem(answer.error));
  },
  read: async ({ id, version }) => {
    const answer = await client.versions.read(id, version);
    return answer.ok ? succeed(answer.value.document) : fail(toSaveProblem(answer.error));
  },
  rename: async ({ id, version, name }) => {
    const answer = await client.versions.rename(id, version, { name });
    return answer.ok ? succeed(answer.value) : fail(toSaveProblem(answer.error));
  },
});
