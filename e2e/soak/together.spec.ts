import { setTimeout as wait } from 'node:timers/promises';
import type { StoryDocument } from '@dreamfork/story';
import { type Browser, expect, test } from '@playwright/test';
import { isPostgresReachable } from '../../apps/server/test/support/places.ts';
import { isFullRun } from '../../scripts/testScope.ts';
import { readThroughApi } from '../support/api.ts';
import { signInWith } from '../support/session.ts';
import { type Author, openAuthor } from './author.ts';
import { contentOf, countWords, needlessCards, tally } from './figures.ts';
import { shareStory, startServers } from './servers.ts';
import { lineOf, meetingTitle, movedTitle, names, sharedTitles } from './story.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? (isFullRun ? 15 : 2));
const duration = minutes * 60_000;

/** Nodes that an author adds. */
const mostAdded = 8;
const accounts = ['anna', 'boris', 'vera'];
/** The process of each author; the second one is killed. */
const processOf = [0, 1, 1];
const killed = 1;
/** Milliseconds that the killed process stays away. */
const away = 4000;
/** When all is written, the editors may take so long to show the same. */
const settleLimit = 60_000;

/** Shares of the duration. */
const [firstKill, offline, secondKill] = [0.25, 0.45, 0.7];

async function writeUntil(author: Author, signal: AbortSignal): Promise<void> {
  const own: string[] = [];
  const line = lineOf(author.name);
  const turns = [
    () => author.write({ title: sharedTitles[0], line }),
    () => author.write({ title: meetingTitle }),
    async () => {
      if (own.length < mostAdded) own.push(await author.addNode());
      else await author.write({ title: own[author.words.length % own.length] ?? '' });
    },
    () => author.write({ title: sharedTitles[1], line }),
    () => author.write({ title: own.at(-1) ?? meetingTitle }),
    () => author.move(author.words.length % 3 === 0 ? movedTitle : (own.at(-1) ?? movedTitle)),
  ];
  for (let turn = 0; !signal.aborted; turn += 1) await turns[turn % turns.length]?.();
}

type Servers = Awaited<ReturnType<typeof startServers>>;

/** Kills one process twice, and takes one author off the network for a while in between. */
async function disturb(servers: Servers, author: Author | undefined): Promise<void> {
  const began = performance.now();
  const until = (share: number) => wait(Math.max(0, began + share * duration - performance.now()));
  const kill = async () => {
    const startAgain = await servers.kill(killed);
    await wait(away);
    await startAgain();
  };
  await until(firstKill);
  await kill();
  await until(offline);
  await author?.page.context().setOffline(true);
  await wait(Math.min(60_000, duration / 5));
  await author?.page.context().setOffline(false);
  await until(secondKill);
  await kill();
  await until(1);
}

/** Waits until all editors show what the server has. */
async function settle(
  authors: readonly Author[],
  read: () => Promise<StoryDocument>,
): Promise<StoryDocument> {
  for (const author of authors) await author.finish();
  await expect(async () => {
    const stored = contentOf(await read());
    for (const author of authors) expect(contentOf(await author.readDocument())).toEqual(stored);
  }).toPass({ timeout: settleLimit });
  return read();
}

test('three authors write one story on two processes: every word is there once', async ({
  playwright,
}) => {
  test.skip(!isPostgresReachable, 'PostgreSQL is not reachable.');
  test.setTimeout(duration + 300_000);
  const browsers: Browser[] = [];
  const servers = await startServers(2);
  try {
    const { id, sessions } = await shareStory(servers.urlOf(0), accounts);
    const authors = await Promise.all(
      names.map(async (name, index) => {
        const browser = await playwright.chromium.launch();
        browsers.push(browser);
        const baseURL = servers.urlOf(processOf[index] ?? 0);
        const page = await (await browser.newContext({ baseURL, locale: 'ru-RU' })).newPage();
        const session = sessions[index];
        if (session) await signInWith(page, session);
        return openAuthor(page, { id, name });
      }),
    );
    const end = new AbortController();
    const writing = authors.map((author) => writeUntil(author, end.signal));
    // A script that stumbles ends the test at once.
    await Promise.race([disturb(servers, authors[0]), Promise.all(writing)]);
    end.abort();
    await Promise.all(writing);

    const stored = await settle(authors, () =>
      readThroughApi(servers.urlOf(0), id, sessions[0]?.token),
    );
    const written = [];
    for (const author of authors) {
      written.push({ words: author.words, kept: await author.readKept() });
    }
    const counts = countWords(stored, written);
    const lines = [`${minutes} minutes, ${stored.nodes.length} nodes, ${JSON.stringify(counts)}`];
    for (const { name, words, readQuestions } of authors) {
      lines.push(`${name}: ${words.length} words. Shown: ${tally(await readQuestions())}`);
    }
    const meeting = stored.nodes.find(({ title }) => title === meetingTitle);
    lines.push(
      `At one place: ${meeting?.content}`,
      JSON.stringify(written.map(({ kept }) => kept)),
    );
    process.stdout.write(`${lines.join('\n')}\n`);
    expect.soft(counts.lost).toEqual([]);
    expect.soft(counts.doubled).toEqual([]);
    expect.soft(needlessCards(written)).toEqual([]);
    expect.soft(authors.flatMap(({ errors }) => errors)).toEqual([]);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await servers.stop();
  }
});
