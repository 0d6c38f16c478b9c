import { createApp } from '../apps/server/src/app.ts';
import { readConfiguration } from '../apps/server/src/configuration/configuration.ts';
import { createServices } from '../apps/server/src/services/create-services.ts';
import type { Place } from '../apps/server/test/support/places.ts';
import {
  commonTag,
  commonWord,
  readProse,
  seedStories,
} from '../apps/server/test/support/seed-stories.ts';
import { type Row, ratioGoal } from './report.ts';
import { onEngines } from './start.ts';
import { percentile } from './statistics.ts';

const goal = 50;
const count = 100_000;
const rounds = 12;
const deepPage = 500;

type Query = Readonly<Record<string, string>>;
type Page = { nextCursor: string | null };
type Get = (query: Query) => Promise<Page>;

/** The query for a page far behind the first. */
async function deep(get: Get, query: Query): Promise<Query> {
  let cursor = '';
  for (let page = 1; page < deepPage; page += 1) {
    const { nextCursor } = await get(cursor ? { ...query, cursor } : query);
    if (!nextCursor) throw new Error(`There are only ${page} pages of ${JSON.stringify(query)}.`);
    cursor = nextCursor;
  }
  return { ...query, cursor };
}

/** Words from the most to the least used, a few of each kind. */
function chooseWords() {
  const uses = new Map<string, number>();
  for (const word of readProse()) uses.set(word, (uses.get(word) ?? 0) + 1);
  const ordered = [...uses]
    .filter(([word]) => word.length > 3)
    .toSorted(([, one], [, other]) => other - one)
    .map(([word]) => word);
  const at = (share: number) => ordered[Math.floor((ordered.length - 1) * share)] ?? commonWord;
  return {
    frequent: [at(0), at(0.002), at(0.005)],
    middling: [at(0.02), at(0.05), at(0.1)],
    rare: [at(0.4), at(0.7), at(1)],
  };
}

const bySort = (query: Query) =>
  ['recent', 'popular', 'liked', 'title'].map((sort) => ({ ...query, sort }));
const byWords = (words: readonly string[]) => words.flatMap((searchTerm) => bySort({ searchTerm }));

async function queriesFor(get: Get): Promise<Record<string, readonly Query[]>> {
  const { frequent, middling, rare } = chooseWords();
  const deeply = (query: Query) => Promise.all(bySort(query).map((one) => deep(get, one)));
  return {
    'list, first page': bySort({}),
    [`list, page ${deepPage}`]: await deeply({}),
    'word of nearly all': bySort({ searchTerm: commonWord }),
    [`word of nearly all, page ${deepPage}`]: await deeply({ searchTerm: commonWord }),
    'one, two, three letters': byWords([1, 2, 3].map((length) => commonWord.slice(0, length))),
    'frequent words': byWords(frequent),
    'middling words': byWords(middling),
    'rare words': byWords(rare),
    'two words': byWords([
      `${commonWord} ${frequent[0]}`,
      `${frequent[1]} ${frequent[2]}`,
      `${commonWord} ${rare[0]}`,
    ]),
    'no such word': byWords(['ъъъъ', `${commonWord} ъъъ`]),
    category: bySort({ category: 'detective' }),
    'tag of half': bySort({ tag: commonTag }),
    [`tag of half, page ${deepPage}`]: await deeply({ tag: commonTag }),
    'word, tag and category': [
      ...bySort({ searchTerm: commonWord, tag: commonTag, category: 'detective' }),
      ...bySort({ searchTerm: rare[0] ?? '', tag: commonTag }),
      ...bySort({ searchTerm: commonWord, category: 'horror' }),
    ],
  };
}

async function timesOf(get: Get, queries: readonly Query[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    await get(query);
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await get(query);
      times.push(performance.now() - started);
    }
  }
  return times;
}

async function measureLists({ dataDirectory, databaseUrl }: Place, engine: string): Promise<Row[]> {
  const configuration = readConfiguration({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', DEMO: '0' });
  if (!configuration.ok) throw new Error(configuration.error.join('\n'));
  const services = await createServices({
    configuration: { ...configuration.value, dataDirectory, databaseUrl },
  });
  const app = await createApp(services);
  const get: Get = async (query) => {
    const answer = await app.inject(`/content/search?${new URLSearchParams(query)}`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Page>();
  };
  try {
    await seedStories(services, count);
    const rows: Row[] = [];
    for (const [what, queries] of Object.entries(await queriesFor(get))) {
      const times = await timesOf(get, queries);
      const slow = percentile(times, 0.95);
      rows.push({
        what: `100,000 stories, ${engine}: ${what}`,
        value: `p50 ${percentile(times, 0.5).toFixed(1)}, p95 ${slow.toFixed(1)} ms`,
        against: `${goal} ms`,
        ratio: slow / goal,
        goal: ratioGoal(slow / goal, 1),
      });
    }
    return rows;
  } finally {
    await app.close();
    await services.close();
  }
}

/** How long lists and searches take among a hundred thousand public stories. */
export const benchStories = (): Promise<Row[]> => onEngines(measureLists);
