import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generateStory } from '@dreamfork/story/testing';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser, launchArguments } from '../scripts/browser.ts';
import { startProductServer } from '../scripts/productServer.ts';
import { run } from '../scripts/run.ts';
import { countScripts } from './playerScripts.ts';
import { benchElementWork } from './playerWork.ts';
import type { Row } from './report.ts';
import { median, percentile } from './statistics.ts';

const root = join(import.meta.dirname, '..');
const rounds = 5;
const steps = 40;
const slowness = 4;
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

const row = (what: string, value: number, unit: string, limit: number): Row => ({
  what,
  value: `${value.toFixed(unit === 'KB' ? 1 : 0)} ${unit}`,
  against: `${limit} ${unit}`,
  ratio: value / limit,
  goal: '≤ 1.00',
});

async function slowPage(browser: Browser, isLineSlow: boolean): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  if (isLineSlow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
  }
  return page;
}

/** Milliseconds from the start of the navigation until the heading of a passage has been painted. */
const firstPassage = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const player = document.querySelector('dreamfork-player')?.shadowRoot;
          if (!player?.querySelector('article')) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
        };
        look();
      }),
  );

/** Milliseconds from a press to the paint of the next passage, for each of many steps. */
const stepTimes = (page: Page, count: number): Promise<number[]> =>
  page.evaluate(async (wanted) => {
    const times: number[] = [];
    const player = document.querySelector('dreamfork-player')?.shadowRoot;
    for (let step = 0; step < wanted; step += 1) {
      const way =
        player?.querySelector<HTMLElement>('article ol button') ??
        player?.querySelector<HTMLElement>('footer button:nth-last-child(2)');
      if (!way) break;
      const began = performance.now();
      way.click();
      await new Promise((painted) => {
        requestAnimationFrame(() => setTimeout(painted, 0));
      });
      times.push(performance.now() - began);
    }
    return times;
  }, count);

async function benchElement(browser: Browser): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dreamfork-element-'));
  await run(['node', '../../scripts/buildElement.ts', folder], {
    cwd: join(root, 'packages/player'),
  });
  const script = readFileSync(join(folder, 'element.js'));
  const stories = { '/100': generateStory(100), '/10000': generateStory(10_000) };
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (path === '/element.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (path in stories) response.end(JSON.stringify(stories[path as keyof typeof stories]));
    else if (path.startsWith('/read')) {
      const story = path.slice('/read'.length);
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(
          `<!doctype html><dreamfork-player src="${story}"></dreamfork-player><script src="/element.js"></script>`,
        );
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  try {
    const firsts: number[] = [];
    const short: number[] = [];
    const long: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const story of ['/100', '/10000'] as const) {
        const page = await slowPage(browser, false);
        await page.goto(`${url}/read${story}`, { waitUntil: 'commit' });
        const first = await firstPassage(page);
        if (story === '/100') firsts.push(first);
        (story === '/100' ? short : long).push(...(await stepTimes(page, steps)));
        await page.close();
      }
    }
    return [
      row('element, min + gz, all in', gzipSync(script, { level: 9 }).byteLength / 1024, 'KB', 25),
      row('element: first passage, 4x CPU', median(firsts), 'ms', 330),
      row('element: step p95, 4x CPU', percentile(short, 0.95), 'ms', 25),
      row('element: step p95, 10,000 nodes, 4x CPU', percentile(long, 0.95), 'ms', 25),
      ...(await benchElementWork(browser, `${url}/read/100`, script.toString())),
    ];
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchSite(browser: Browser): Promise<Row[]> {
  const server = await startProductServer({ env: { RATE_LIMIT: '0' } });
  try {
    const answer: unknown = await (await fetch(`${server.url}/api/StoryManagement/public`)).json();
    const [story] = (answer as { stories: { id: string }[] }).stories;
    const texts: number[] = [];
    const players: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await slowPage(browser, true);
      await page.goto(`${server.url}/story/${story?.id}`, { waitUntil: 'commit' });
      await page.getByTestId('player-root').waitFor();
      players.push(await page.evaluate(() => performance.now()));
      texts.push(
        await page.evaluate(
          () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        ),
      );
      await page.close();
    }
    return [
      row('site: first passage painted, 4x CPU, 1.6 Mbit/s', median(texts), 'ms', 1000),
      row('site: player in its place, 4x CPU, 1.6 Mbit/s', median(players), 'ms', 3000),
      row(
        'site: script of the reader, gz',
        await countScripts(browser, `${server.url}/story/${story?.id}`),
        'KB',
        110,
      ),
    ];
  } finally {
    await server.stop();
  }
}

/** How soon a story is there and how fast it steps, on a phone four times as slow as this machine. */
export async function benchPlayer(): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  try {
    return [...(await benchElement(browser)), ...(await benchSite(browser))];
  } finally {
    await browser.close();
  }
}
