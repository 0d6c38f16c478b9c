import type { SaveStoryRequest, StorySummary } from '@dreamfork/api-client/contract';
import type { Database } from '../../src/db/schema.ts';
import { registration, sampleForm } from './forms.ts';
import type { Send } from './test-server.ts';

export type Account = { id: string; token: string };

/** Registers a user and gives their token. */
export async function registerAccount(send: Send, name: string): Promise<Account> {
  const { status, body, text } = await send('POST', '/auth/register', { body: registration(name) });
  if (status !== 201) throw new Error(`Registering ${name} failed: ${text}`);
  return { id: body.user.id, token: body.token };
}

/** Makes users moderators. */
export const makeModerators = (database: Database, ...ids: string[]) =>
  database.updateTable('users').set({ role: 'Moderator' }).where('id', 'in', ids).execute();

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
