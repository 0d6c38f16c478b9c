import { ApiError } from '../api-error.ts';
import type { Viewer } from '../services/authentication/sessions.ts';
import type { Reader } from '../services/stories/read-summaries.ts';

/** Who reads what everyone may read: a session that has ended does not keep anybody from it. */
export async function readerOf(identify: () => Promise<Viewer | undefined>): Promise<Reader> {
  try {
    const viewer = await identify();
    return { viewerId: viewer?.user.id };
  } catch (error) {
    if (error instanceof ApiError) return { viewerId: undefined };
    throw error;
  }
}
