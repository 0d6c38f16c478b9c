import type { AssistantEvent, AssistantResult } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';

/**
 * The whole answer to a task.
 * @throws ApiError
 */
export async function waitForAnswer(
  events: AsyncGenerator<AssistantEvent>,
): Promise<AssistantResult> {
  for await (const event of events) {
    if (event.type === 'done') return event.result;
  }
  throw new ApiError('model-failed');
}
