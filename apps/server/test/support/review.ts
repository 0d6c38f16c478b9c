import { randomUUID } from 'node:crypto';
import type {
  NewReviewLink,
  OpenThreadRequest,
  ReviewLinkRequest,
  ReviewThread,
} from '@dreamfork/api-client/contract';
import type { Answer, Send } from './test-server.ts';

/** Who calls: a session, the secret of a link, the key of a guest's browser. */
export type Caller = { token?: string; secret?: string; guest?: string };

export const newId = (): string => randomUUID();

const headersOf = ({ secret, guest }: Caller): Record<string, string> => ({
  ...(secret === undefined ? {} : { 'x-review-link': secret }),
  ...(guest === undefined ? {} : { 'x-review-guest': guest }),
});

/** Calls of the review of one story. */
export function reviewOf(send: Send, storyId: string) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    caller: Caller,
    body?: unknown,
  ) =>
    send(method, `/api/review/${storyId}${path}`, {
      headers: headersOf(caller),
      token: caller.token,
      body,
    });
  return {
    read: (caller: Caller) => call('GET', '', caller),
    arrive: (caller: Caller, body: object = {}) => call('PUT', '/reader', caller, body),
    signMedia: (caller: Caller, paths: readonly string[]) =>
      call('POST', '/media-addresses', caller, { paths }),
    threads: (caller: Caller, query = '') => call('GET', `/threads${query}`, caller),
    openThread: (caller: Caller, thread: Partial<OpenThreadRequest> = {}) =>
      call('POST', '/threads', caller, threadRequest(thread)),
    changeThread: (caller: Caller, threadId: string, body: object) =>
      call('PUT', `/threads/${threadId}`, caller, body),
    addComment: (caller: Caller, threadId: string, text: string, id = newId()) =>
      call('POST', `/threads/${threadId}/comments`, caller, { id, text }),
    changeComment: (caller: Caller, commentId: string, text: string) =>
      call('PUT', `/comments/${commentId}`, caller, { text }),
    removeComment: (caller: Caller, commentId: string) =>
      call('DELETE', `/comments/${commentId}`, caller),
    reportComment: (caller: Caller, commentId: string) =>
      call('POST', `/comments/${commentId}/report`, caller, { reason: 'spam' }),
  };
}

export const threadRequest = (thread: Partial<OpenThreadRequest> = {}): OpenThreadRequest => ({
  id: newId(),
  anchor: { kind: 'story' },
  text: 'Начало длинное.',
  version: 1,
  ...thread,
});

/** Makes a link to the draft of a story. */
export async function makeLink(
  send: Send,
  { token, storyId }: { token: string; storyId: string },
  link: Partial<ReviewLinkRequest> = {},
): Promise<NewReviewLink> {
  const path = `/api/story/${storyId}/review-links`;
  const body = { name: 'Первые читатели', ...link };
  const answer = await send('POST', path, { token, body });
  if (answer.status !== 201) throw new Error(`The link failed: ${answer.text}`);
  return answer.body;
}

/** The thread of an answer that succeeded. */
export function threadIn({ status, body, text }: Answer): ReviewThread {
  if (status >= 300) throw new Error(`The call failed: ${text}`);
  return body;
}

/** The first comment of a thread. */
export function firstOf({ comments }: ReviewThread): string {
  const [first] = comments;
  if (!first) throw new Error('The thread has no comment.');
  return first.id;
}
