import { setTimeout as wait } from 'node:timers/promises';
import { generateStory } from '@dreamfork/story/testing';
import { account, registerThroughApi } from '../e2e/support/api.ts';
import type { ProductServer } from '../scripts/productServer.ts';
import { peakBytes, underLoad } from './load.ts';
import { limitRow, type Row } from './report.ts';
import { onEngines, withProduct } from './start.ts';

const count = 24;
const megabyte = 1024 * 1024;
const bodyBytes = 22 * megabyte;

/** The form of a story whose request has nearly so many bytes. */
function formOf(bytes: number): string {
  const toForm = (nodes: number) => {
    const { title, description, ...content } = generateStory(nodes);
    return JSON.stringify({ title, description, content: JSON.stringify(content) });
  };
  const sample = 1000;
  return toForm(Math.floor((sample * bytes) / Buffer.byteLength(toForm(sample))));
}

const requestOf = (method: 'POST' | 'PUT', token: string, body: string | Buffer<ArrayBuffer>) => ({
  method,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body,
});

/** New stories first, then each of them again; two at once of each author, as many as a server allows. */
async function saveAtOnce({ url, pid }: ProductServer, engine: string): Promise<Row[]> {
  const register = async (name: string) => (await registerThroughApi(url, account(name))).token;
  const tokens: string[] = [];
  for (let author = 0; author < count / 2; author += 1) {
    tokens.push(await register(`author${author}`));
  }
  const create = `${url}/api/StoryManagement/create`;
  const small = requestOf('POST', await register('other'), formOf(20_000));
  const requests = [{ address: `${url}/content/search` }, { address: create, init: small }];
  const form = Buffer.from(formOf(bodyBytes));

  const saveAll = (addressOf: (number: number) => string, method: 'POST' | 'PUT') =>
    Promise.all(
      Array.from({ length: count }, async (_, number) => {
        const token = tokens[number % tokens.length] ?? '';
        const answer = await fetch(addressOf(number), requestOf(method, token, form));
        if (!answer.ok) throw new Error(`A save was answered with ${answer.status}.`);
        return ((await answer.json()) as { story?: { id: string } }).story?.id;
      }),
    );
  const measure = (what: string, work: () => Promise<unknown>): Promise<Row[]> =>
    underLoad({ requests, pace: 50 }, async (takeTimes) => {
      const memory = await peakBytes(pid, work);
      // What began during the work ends.
      await wait(1000);
      const longest = Math.max(...(await takeTimes()));
      const name = `24 saves of 22 MB (${what}, ${engine})`;
      return [
        limitRow(`${name}, memory of the server`, memory / megabyte, 'MB', 600),
        limitRow(`${name}, others wait`, longest, 'ms', 500),
      ];
    });

  let ids: (string | undefined)[] = [];
  const created = await measure('create', async () => {
    ids = await saveAll(() => create, 'POST');
  });
  const updated = await measure('update', () =>
    saveAll((number) => `${url}/api/StoryManagement/${ids[number]}`, 'PUT'),
  );
  return [...created, ...updated];
}

/** 24 saves of 22 MB at once: memory of the server's process, and how long others wait, on each engine. */
export const benchSaves = (): Promise<Row[]> =>
  onEngines(({ databaseUrl }, engine) =>
    withProduct((server) => saveAtOnce(server, engine), {
      // Without the options of tests, which hurry at the cost of what a loss of power leaves.
      DATABASE_URL: databaseUrl?.split('?', 1)[0] ?? '',
      JWT_SECRET: 'a secret of the bench alone, 32 characters',
      DEMO: '0',
      STORY_QUOTA_BYTES: String(4 * count * bodyBytes),
    }),
  );
