import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser, launchArguments } from '../scripts/browser.ts';
import { serveBenchPage } from './editorPage/build.ts';
import { editorRows } from './editorRows.ts';
import { type Kind, openStory, type Run, runStory } from './editorRun.ts';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

const viewport = { width: 1440, height: 900 };
/** Opening takes a moment, so that it can be measured often; all the rest is measured once, in thread time. */
const openings = 3;

type Place = { browser: Browser; url: string };

async function onPage<Value>(
  { browser, url }: Place,
  query: { kind: Kind; nodes: number },
  work: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`${url}/?kind=${query.kind}&nodes=${query.nodes}`);
    await page.waitForFunction(() => 'openStory' in globalThis);
    return await work(page);
  } finally {
    await context.close();
  }
}

async function runEditor(place: Place, nodes: number): Promise<Run> {
  const query = { kind: 'editor', nodes } as const;
  const times: number[] = [];
  for (let round = 0; round < openings; round += 1) {
    times.push(await onPage(place, query, openStory));
  }
  return {
    ...(await onPage(place, query, (page) => runStory(page, 'editor'))),
    open: median(times),
  };
}

/** The editor's canvas at 1,000 and 10,000 nodes, and a bare React Flow with as many beside it. */
export async function benchEditor(): Promise<Row[]> {
  const page = await serveBenchPage();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  const place = { browser, url: page.url };
  const rows: Row[] = [];
  try {
    let thousand: Run | undefined;
    for (const nodes of [1_000, 10_000]) {
      const own = await runEditor(place, nodes);
      const bare = await onPage(place, { kind: 'bare', nodes }, (tab) => runStory(tab, 'bare'));
      thousand ??= own;
      rows.push(...editorRows(nodes, own, bare, thousand));
      console.log(`  ${nodes.toLocaleString('en')} nodes measured`);
    }
    return rows;
  } finally {
    await browser.close();
    await page.close();
  }
}
