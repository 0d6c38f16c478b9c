import type { SaveStoryResponse, SignInResponse } from '@dreamfork/api-client/contract';
import { generateStory } from '@dreamfork/story/testing';
import { migrationLimits } from '../../apps/server/src/db/engine.ts';
import { openAsIs } from '../../apps/server/src/db/open.ts';
import type { Place } from '../../apps/server/test/support/places.ts';
import { account } from '../../e2e/support/api.ts';
import { type Author, fillForm, toForm } from './authors.ts';
import { type ReadStory, toReadStory } from './readers.ts';
import type { Send, Traffic } from './traffic.ts';

/** Nodes of a story; that of the first author has ten times as many. */
const nodes = 100;

async function must<Body>(answer: ReturnType<Send>): Promise<Body> {
  const found = await answer;
  if (!found) throw new Error('The soak could not be prepared: a request was refused.');
  return JSON.parse(found.text) as Body;
}

/** Registers an author with two public stories: one that is written in the soak, and one that rests. */
async function prepareAuthor({ openBrowser }: Pick<Traffic, 'openBrowser'>, index: number) {
  const send = openBrowser(`127.2.${Math.floor(index / 250)}.${1 + (index % 250)}`);
  const { username, email, password } = account(`author${index}`);
  const { token } = await must<SignInResponse>(
    send('POST /auth/register', {
      path: '/auth/register',
      body: JSON.stringify({ username, email, password, confirmPassword: password }),
    }),
  );
  const documents = [index === 0 ? 10 * nodes : nodes, nodes].map((count, part) =>
    generateStory(count, 2 * index + part + 1),
  );
  const stories: ReadStory[] = [];
  for (const document of documents) {
    const { story } = await must<SaveStoryResponse>(
      send('POST /api/StoryManagement/create', {
        path: '/api/StoryManagement/create',
        headers: { authorization: `Bearer ${token}` },
        body: fillForm(toForm({ ...document, title: `${document.title} ${index}` }), []),
      }),
    );
    stories.push(toReadStory(story.id, document));
  }
  const [written] = stories;
  const [document] = documents;
  if (!written || !document) throw new Error('An author has no story.');
  const form = toForm(document);
  return { token, storyId: written.id, form, stories };
}

export type Prepared = Awaited<ReturnType<typeof prepareAuthor>>;

export async function prepareAuthors(traffic: Traffic, count: number): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  for (let index = 0; index < count; index += 1) prepared.push(await prepareAuthor(traffic, index));
  return prepared;
}

export const toAuthor = (
  { token, storyId, form }: Prepared,
  { openBrowser }: Pick<Traffic, 'openBrowser'>,
  index: number,
): Author => ({
  send: openBrowser(`127.2.${Math.floor(index / 250)}.${1 + (index % 250)}`),
  token,
  storyId,
  form,
  version: 1,
  saved: [],
  lost: [],
});

/** Rows that the purges of the soak find: readings of a hundred days ago. */
const [oldReadings, eventsOfReading, rowsAtOnce] = [10_000, 20, 500];

/** Adds old readings, so that a purge has 200,000 rows to delete while others read. */
export async function addOldReadings(place: Place, storyId: string): Promise<void> {
  const { database, close } = openAsIs(place, {
    limits: migrationLimits,
    onLostConnection: () => {},
  });
  const day = new Date(Date.now() - 100 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const rows = Array.from({ length: oldReadings * eventsOfReading }, (_, index) => ({
    story_id: storyId,
    reading: `an old reading ${Math.floor(index / eventsOfReading)}`,
    type: 'node' as const,
    node_id: `node-${index % eventsOfReading}`,
    choice_id: '',
    day,
  }));
  try {
    await database.transaction().execute(async (transaction) => {
      for (let start = 0; start < rows.length; start += rowsAtOnce) {
        const some = rows.slice(start, start + rowsAtOnce);
        await transaction.insertInto('reading_events').values(some).execute();
      }
    });
  } finally {
    await close();
  }
}
