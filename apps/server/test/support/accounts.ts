import type { SaveStoryRequest, StorySummary } from '@dreamfork/api-client/contract';
import type { Database, UserRow } from '../../src/db/schema.ts';
import { registration, sampleForm } from './forms.ts';
import type { Send } from './test-server.ts';

export type Account = { id: string; token: string };

/** Registers a user and gives their token. */
export async function registerAccount(send: Send, name: string): Promise<Account> {
  const { status, body, text } = await send('POST', '/auth/register', { body: registration(name) });
  if (status !== 201) throw new Error(`Registering ${name} failed: ${text}`);
  return { id: body.user.id, token: body.token };
}

/** Changes the row of a user, past the server. */
export const setUser = (database: Database, id: string, changes: Partial<UserRow>) =>
  database.updateTable('users').set(changes).where('id', '=', id).execute();

/** Saves a new story. */
export async function saveNew(
  send: Send,
  token: string,
  overrides: Partial<SaveStoryRequest> = {},
): Promise<StorySummary> {
  const { status, body, text } = await send('POST', '/api/StoryManagement/create', {
    token,
    body: sampleForm(overrides),
  });
  if (status !== 201) throw new Error(`Saving failed: ${text}`);
  return body.story;
}
