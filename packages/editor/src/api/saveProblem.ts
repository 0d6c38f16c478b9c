import { type ApiError, hasCode } from '@dreamfork/api-client';
import { parseStory } from '@dreamfork/story';
import type { SaveProblem, ServiceProblem } from '../services/index.ts';

/** What an error of the API means for the editor. */
export function toSaveProblem(error: ApiError): SaveProblem {
  if (error.kind !== 'http') return { kind: 'unreachable', message: error.message };
  if (error.status === 409 && hasCode(error, 'version-conflict')) {
    const newer = error.newer && parseStory(error.newer);
    return {
      kind: 'conflict',
      ...(error.version === undefined ? {} : { version: error.version }),
      ...(newer?.ok ? { newer: newer.value } : {}),
    };
  }
  return { kind: 'http', status: error.status, body: error.message };
}

/** What an error of the API means where nothing is saved. */
export const toServiceProblem = (error: ApiError): ServiceProblem => ({
  message: error.message,
  ...(error.kind === 'http' ? { status: error.status } : {}),
  ...(error.kind === 'aborted' ? { isAborted: true as const } : {}),
});
