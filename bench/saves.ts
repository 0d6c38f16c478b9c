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

  /** Saves to all addresses at once; returns the ids of what was saved, and nothing for what was refused. */
  const saveAll = (method: 'POST' | 'PUT', addresses: readonly string[]) =>
    Promise.all(
      addresses.map(async (address, number) => {
        const token = tokens[number % tokens.length] ?? '';
        const answer = await fetch(address, requestOf(method, token, form));
        return ((await answer.json()) as { story?: { id: string } }).story?.id;
      }),
    );
  let ids: (string | undefined)[] = [];
  const measure = (what: string, method: 'POST' | 'PUT', addresses: readonly string[]) =>
    underLoad({ requests, pace: 50 }, async (takeTimes): Promise<Row[]> => {
      const memory = await peakBytes(pid, async () => {
        ids = await saveAll(method, addresses);
      });
      // What began during the work ends.
      await wait(1000);
      const longest = Math.max(...(await takeTimes()));
      const refused = ids.filter((id) => id === undefined).length;
      const name = `24 saves of 22 MB (${what}, ${engine})`;
      return [
        limitRow(`${name}, memory of the server`, memory / megabyte, 'MB', 600),
        limitRow(`${name}, others wait`, longest, 'ms', 500),
        { what: `${name}, told to come again`, value: `${refused} of ${count}` },
      ];
    });

  const created = await measure('create', 'POST', Array<string>(count).fill(create));
  const again = ids.map((id) => `${url}/api/StoryManagement/${id}`);
  return [...created, ...(await measure('update', 'PUT', again))];
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
