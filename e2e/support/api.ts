import type { SignInResponse, StoryData, StorySummary } from '@dreamfork/api-client/contract';
import type { StoryDocument } from '@dreamfork/story';

export type Account = { username: string; email: string; password: string };

export const account = (name: string): Account => ({
  username: name,
  email: `${name}@example.org`,
  password: 'Secret123',
});

export const administrator = { email: 'admin@example.org', password: 'Operator1' };

async function answerOf<Body>(request: Promise<Response>): Promise<Body> {
  const answer = await request;
  if (!answer.ok)
    throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json() as Promise<Body>;
}

const headers = (token?: string) => ({
  'content-type': 'application/json',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

/** Registers an account without the browser, for flows that do not test the registration. */
export const registerThroughApi = (url: string, { username, email, password }: Account) =>
  answerOf<SignInResponse>(
    fetch(`${url}/auth/register`, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify({ username, email, password, confirmPassword: password }),
    }),
  );

export const signInThroughApi = (
  url: string,
  { email, password }: Pick<Account, 'email' | 'password'>,
) =>
  answerOf<SignInResponse>(
    fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify({ email, password }),
    }),
  );

const form = ({ title, description, ...content }: StoryDocument, isPublic: boolean) =>
  JSON.stringify({ title, description, content: JSON.stringify(content), isPublic });

export async function saveThroughApi(
  url: string,
  token: string,
  document: StoryDocument,
  { isPublic = false }: { isPublic?: boolean } = {},
): Promise<StorySummary> {
  const { story } = await answerOf<{ story: StorySummary }>(
    fetch(`${url}/api/StoryManagement/create`, {
      method: 'POST',
      headers: headers(token),
      body: form(document, isPublic),
    }),
  );
  return story;
}

/** Saves a new version of a public story. */
export const updateThroughApi = (url: string, token: string, id: string, document: StoryDocument) =>
  answerOf<unknown>(
    fetch(`${url}/api/StoryManagement/${id}`, {
      method: 'PUT',
      headers: headers(token),
      body: form(document, true),
    }),
  );

export const readThroughApi = (url: string, id: string, token?: string) =>
  answerOf<StoryData>(fetch(`${url}/api/story/${id}/data`, { headers: headers(token) }));

/** Lets readers of a story see what others chose. */
export const allowSharesThroughApi = (url: string, token: string, id: string) =>
  answerOf<unknown>(
    fetch(`${url}/content/${id}`, {
      method: 'PUT',
      headers: headers(token),
      body: JSON.stringify({ showsShares: true }),
    }),
  );

type ShortReading = { readingId: string; nodeId: string; choiceId: string; endId: string };

/** A reading of the first version: one choice, then an end. */
export const readToEndThroughApi = (
  url: string,
  id: string,
  { readingId, nodeId, choiceId, endId }: ShortReading,
) =>
  answerOf<unknown>(
    fetch(`${url}/api/story/${id}/events`, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify({
        readingId,
        version: 1,
        events: [
          { type: 'start', nodeId },
          { type: 'choice', nodeId, choiceId },
          { type: 'node', nodeId: endId },
          { type: 'end', nodeId: endId },
        ],
      }),
    }),
  );
