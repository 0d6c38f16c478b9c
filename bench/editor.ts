import { generateStory } from '@dreamfork/story/testing';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser, launchArguments } from '../scripts/browser.ts';
import { type ProductServer, startProductServer } from '../scripts/productServer.ts';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

const sizes = [100, 1000] as const;
const rounds = 3;
const panSteps = 60;

type Author = { token: string; user: unknown };

async function post(url: string, body: unknown, token?: string) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const register = (server: ProductServer): Promise<Author> =>
  post(`${server.url}/auth/register`, {
    username: 'bench',
    email: 'bench@example.org',
    password: 'Bench1234',
    confirmPassword: 'Bench1234',
  });

async function saveStory(server: ProductServer, { token }: Author, nodeCount: number) {
  const { title, description, nodes, connections, startNodeId } = generateStory(nodeCount);
  const answer = await post(
    `${server.url}/api/StoryManagement/create`,
    { title, description, content: JSON.stringify({ nodes, connections, startNodeId }) },
    token,
  );
  return answer.story.id as string;
}

/** Milliseconds from navigation to the first node card on the canvas. */
async function openEditor(page: Page, url: string): Promise<number> {
  const started = performance.now();
  await page.goto(url);
  await page.locator('.react-flow__node').first().waitFor({ state: 'visible' });
  return performance.now() - started;
}

/** Frames a second while the canvas is dragged to and fro; one move in flight, as a real mouse has. */
async function panFrames(page: Page): Promise<number> {
  const box = await page.locator('.react-flow__pane').boundingBox();
  if (!box) throw new Error('The canvas has no size.');
  const x = box.x + box.width / 2;
  const y = box.y + box.height - 40;
  await page.evaluate(() => {
    const counter = { frames: 0, started: performance.now() };
    Object.assign(globalThis, { frameCounter: counter });
    const count = () => {
      counter.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'middle' });
  for (let step = 0; step < panSteps; step += 1) {
    await page.mouse.move(x + 200 * Math.sin(step / 8), y - 100 * Math.sin(step / 5));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up({ button: 'middle' });
  return page.evaluate(() => {
    const { frameCounter } = globalThis as unknown as {
      frameCounter: { frames: number; started: number };
    };
    return (frameCounter.frames * 1000) / (performance.now() - frameCounter.started);
  });
}

async function measure(browser: Browser, server: ProductServer, author: Author, nodeCount: number) {
  const id = await saveStory(server, author, nodeCount);
  const opened: number[] = [];
  const frames: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(
      ([token, user]) => {
        localStorage.setItem('authToken', token ?? '');
        localStorage.setItem('user', user ?? '');
      },
      [author.token, JSON.stringify(author.user)],
    );
    opened.push(await openEditor(page, `${server.url}/app/editor/${id}`));
    frames.push(await panFrames(page));
    await context.close();
  }
  return { opened: median(opened), frames: median(frames) };
}

/** Opening and panning a map of 1,000 nodes, against one of 100. */
export async function benchEditor(): Promise<Row[]> {
  const server = await startProductServer({ env: { RATE_LIMIT: '0', DEMO: '0' } });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  try {
    const author = await register(server);
    const [small, large] = [
      await measure(browser, server, author, sizes[0]),
      await measure(browser, server, author, sizes[1]),
    ];
    return [
      {
        what: 'editor open, 1,000 nodes',
        value: `${large.opened.toFixed(0)} ms`,
        against: `100 nodes: ${small.opened.toFixed(0)} ms`,
        ratio: large.opened / small.opened,
      },
      {
        what: 'editor pan, 1,000 nodes',
        value: `${large.frames.toFixed(0)} frames/s`,
        against: `100 nodes: ${small.frames.toFixed(0)} frames/s`,
        ratio: large.frames / small.frames,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
