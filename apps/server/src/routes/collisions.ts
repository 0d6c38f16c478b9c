import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { isDeadlock, isReferenceViolation } from '../db/failures.ts';
import { identify } from '../plugins/identity.ts';
import type { Services } from '../services/services.ts';

const attemptsMaximum = 3;

/** Repeats a call whose transaction was rolled back because of a deadlock. */
export async function repeatAfterDeadlock<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attemptsMaximum || !isDeadlock(error)) throw error;
    }
  }
}

/**
 * Handles a call whose account or story was deleted meanwhile.
 * @throws ApiError `unauthorized` or `story-not-found`; any other error as it came.
 */
export async function rethrowDeletedReference(
  services: Services,
  request: FastifyRequest,
  error: unknown,
): Promise<never> {
  if (!isReferenceViolation(error)) throw error;
  request.knownViewer = undefined;
  await identify(services, request);
  throw new ApiError('story-not-found', { cause: error });
}
