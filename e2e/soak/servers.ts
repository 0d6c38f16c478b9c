import type { NewStoryInvitation, SignInResponse } from '@dreamfork/api-client/contract';
import { makePlace } from '../../apps/server/test/support/places.ts';
import { type ProductServer, startProductServer } from '../../scripts/productServer.ts';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { togetherStory } from './story.ts';

/** Starts so many processes of the built product over one PostgreSQL database. */
export async function startServers(count: number) {
  const { databaseUrl = '', dataDirectory, remove } = await makePlace('postgres');
  const env = {
    RATE_LIMIT: '0',
    DEMO: '0',
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'a secret of the soak alone, 32 characters',
  };
  const running: ProductServer[] = [];
  for (let index = 0; index < count; index += 1) running.push(await startProductServer({ env }));
  const urlOf = (index: number): string => running[index]?.url ?? '';
  return {
    urlOf,
    /** Ends a process without a warning; the result starts it again at the same port. */
    async kill(index: number): Promise<() => Promise<void>> {
      const server = running[index];
      if (!server) throw new Error(`There is no process ${index}.`);
      process.kill(server.pid, 'SIGKILL');
      await server.stop();
      return async () => {
        running[index] = await startProductServer({ env, port: Number(new URL(server.url).port) });
      };
    },
    async stop() {
      for (const server of running) await server.stop();
      await remove();
    },
  };
}

async function send<Body>(url: string, token: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json().catch(() => undefined)) as Body;
}

/** A story of the first author that the others write with them. */
export async function shareStory(url: string, people: readonly string[]) {
  const sessions: SignInResponse[] = [];
  for (const name of people) sessions.push(await registerThroughApi(url, account(name)));
  const [owner, ...others] = sessions;
  if (!owner) throw new Error('A story needs an owner.');
  const { id } = await saveThroughApi(url, owner.token, togetherStory);
  const story = `${url}/api/story/${id}`;
  const { secret } = await send<NewStoryInvitation>(`${story}/invitations`, owner.token);
  for (const { token } of others) {
    await send(`${story}/invitation`, token, { 'x-story-invitation': secret ?? '' });
  }
  return { id, sessions };
}
