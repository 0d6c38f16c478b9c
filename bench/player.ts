import { type Browser, chromium, type Page } from 'playwright';
import { account, registerThroughApi, saveThroughApi } from '../e2e/support/api.ts';
import { findBrowser, launchArguments } from '../scripts/browser.ts';
import { startProductServer } from '../scripts/productServer.ts';
import { countScripts } from './playerScripts.ts';
import { rememberingStory } from './rememberingStory.ts';
import { limitRow, type Row } from './report.ts';
import { median } from './statistics.ts';

const rounds = 5;
const slowness = 4;
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  return page;
}

type Opening = { text: number; player: number };

/** When the first passage of a story is painted and when the player is in its place, in ms. */
async function measureOpening(browser: Browser, address: string): Promise<Opening> {
  const texts: number[] = [];
  const players: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await slowPage(browser);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByTestId('player-root').waitFor();
    players.push(await page.evaluate(() => performance.now()));
    texts.push(
      await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ),
    );
    await page.close();
  }
  return { text: median(texts), player: median(players) };
}

async function measureSite(browser: Browser): Promise<Row[]> {
  const server = await startProductServer({ env: { RATE_LIMIT: '0' } });
  try {
    const answer: unknown = await (await fetch(`${server.url}/api/StoryManagement/public`)).json();
    const [story] = (answer as { stories: { id: string }[] }).stories;
    const address = `${server.url}/story/${story?.id}`;
    const plain = await measureOpening(browser, address);
    const { token } = await registerThroughApi(server.url, account('keeper'));
    const { id } = await saveThroughApi(server.url, token, rememberingStory(), { isPublic: true });
    const remembering = await measureOpening(browser, `${server.url}/story/${id}`);
    return [
      limitRow('site: first passage painted, 4x CPU, 1.6 Mbit/s', plain.text, 'ms', 1000),
      limitRow('site: player in its place, 4x CPU, 1.6 Mbit/s', plain.player, 'ms', 3000),
      limitRow('site: first passage with 200 variables', remembering.text, 'ms', 1000),
      limitRow('site: player with 200 variables in its place', remembering.player, 'ms', 3000),
      limitRow('site: script of the reader, gz', await countScripts(browser, address), 'KB', 110),
    ];
  } finally {
    await server.stop();
  }
}

/** How soon the site shows a story, on a phone four times as slow as this machine. */
export async function benchPlayer(): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  try {
    return await measureSite(browser);
  } finally {
    await browser.close();
  }
}
