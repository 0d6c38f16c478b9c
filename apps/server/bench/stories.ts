import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createApp } from '../src/app.ts';
import { readConfiguration } from '../src/configuration/configuration.ts';
import { createServices } from '../src/services/create-services.ts';
import { commonTag, commonWord, readProse, seedStories } from './stories-seed.ts';
import { makeTemporaryPostgres } from './temporary-postgres.ts';

// The real app over a database of so many public stories; prints how long lists and searches take.
const count = Number(process.env.BENCH_STORIES ?? 100_000);
const rounds = 12;
const deepPage = 500;
const dataDirectory = mkdtempSync(join(tmpdir(), 'dreamfork-bench-'));
const onPostgres = process.argv[2] === 'postgres';
const postgres = onPostgres ? await makeTemporaryPostgres() : undefined;
if (onPostgres && !postgres) {
  console.error('No PostgreSQL is reachable, so stories are measured on SQLite alone.');
  process.exit(0);
}

const configuration = readConfiguration({
  ...process.env,
  DATA_DIR: dataDirectory,
  DATABASE_URL: postgres?.url,
  JWT_SECRET: 'a secret of the bench, of 32 or more characters',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '0',
  DEMO: '0',
});
if (!configuration.ok) throw new Error(configuration.error.join('\n'));
const services = await createServices({ configuration: configuration.value });
const app = await createApp(services);
await app.ready();

async function get(query: Readonly<Record<string, string>>) {
  const answer = await app.inject(`/content/search?${new URLSearchParams(query)}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ items: unknown[]; nextCursor: string | null }>();
}

async function deep(query: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  let cursor: string | null = null;
  for (let page = 1; page < deepPage; page += 1) {
    const answer = await get(cursor ? { ...query, cursor } : query);
    cursor = answer.nextCursor;
    if (!cursor) throw new Error(`There are only ${page} pages of ${JSON.stringify(query)}.`);
  }
  return { ...query, cursor: cursor ?? '' };
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

async function measure(queries: readonly Readonly<Record<string, string>>[]): Promise<number[]> {
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

try {
  await seedStories(services, count);
  if (services.engine === 'postgres') await sql`analyze`.execute(services.database);
  const { frequent, middling, rare } = chooseWords();
  const sorts = ['recent', 'popular', 'liked', 'title'];
  const bySort = (query: Record<string, string>) => sorts.map((sort) => ({ ...query, sort }));
  const words = (found: readonly string[]) => found.flatMap((searchTerm) => bySort({ searchTerm }));
  const groups: Record<string, readonly Record<string, string>[]> = {
    'list, first page': bySort({}),
    [`list, page ${deepPage}`]: await Promise.all(bySort({}).map(deep)),
    'word of nearly all': bySort({ searchTerm: commonWord }),
    [`word of nearly all, page ${deepPage}`]: await Promise.all(
      bySort({ searchTerm: commonWord }).map(deep),
    ),
    'one, two, three letters': words([1, 2, 3].map((length) => commonWord.slice(0, length))),
    'frequent words': words(frequent),
    'middling words': words(middling),
    'rare words': words(rare),
    'two words': words([
      `${commonWord} ${frequent[0]}`,
      `${frequent[1]} ${frequent[2]}`,
      `${commonWord} ${rare[0]}`,
    ]),
    'no such word': words(['ъъъъ', `${commonWord} ъъъ`]),
    category: bySort({ category: 'detective' }),
    'tag of half': bySort({ tag: commonTag }),
    [`tag of half, page ${deepPage}`]: await Promise.all(bySort({ tag: commonTag }).map(deep)),
    'word, tag and category': [
      ...bySort({ searchTerm: commonWord, tag: commonTag, category: 'detective' }),
      ...bySort({ searchTerm: rare[0] ?? '', tag: commonTag }),
      ...bySort({ searchTerm: commonWord, category: 'horror' }),
    ],
  };
  for (const [what, queries] of Object.entries(groups)) {
    console.log(JSON.stringify({ what, times: await measure(queries) }));
  }
} finally {
  await app.close();
  await services.close();
  await postgres?.remove();
  rmSync(dataDirectory, { recursive: true, force: true });
}
