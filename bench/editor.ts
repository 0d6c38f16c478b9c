import { chromium, type Page } from 'playwright';
import { findBrowser, launchArguments } from '../scripts/browser.ts';
import { serveBenchPage } from './editorPage/build.ts';
import { editorRows, type SizedRuns } from './editorRows.ts';
import { type Kind, openStory, type Run, runStory } from './editorRun.ts';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

const viewport = { width: 1440, height: 900 };
/** Opening is measured by the clock, each time in a new browser. */
const openings = 3;

/** Opens the page in a browser of its own: what another page has left behind does not count. */
async function onPage<Value>(
  url: string,
  query: { kind: Kind; nodes: number },
  work: (page: Page) => Promise<Value>,
): Promise<Value> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  try {
    const page = await browser.newPage({ viewport });
    page.setDefaultTimeout(120_000);
    await page.goto(`${url}/?kind=${query.kind}&nodes=${query.nodes}`);
    await page.waitForFunction(() => 'openStory' in globalThis);
    return await work(page);
  } finally {
    await browser.close();
  }
}

async function runEditor(url: string, nodes: number): Promise<Run> {
  const query = { kind: 'editor', nodes } as const;
  const times: number[] = [];
  for (let round = 0; round < openings; round += 1) {
    times.push(await onPage(url, query, openStory));
  }
  return {
    ...(await onPage(url, query, (page) => runStory(page, 'editor'))),
    open: median(times),
  };
}

const sizes = [1_000, 10_000] as const;

/** The editor's canvas at 1,000 and 10,000 nodes, and a bare React Flow with as many beside it. */
export async function benchEditor(): Promise<Row[]> {
  const page = await serveBenchPage();
  const runs: SizedRuns[] = [];
  try {
    for (const nodes of sizes) {
      const own = await runEditor(page.url, nodes);
      const bare = await onPage(page.url, { kind: 'bare', nodes }, (tab) => runStory(tab, 'bare'));
      runs.push({ nodes, own, bare });
      console.log(`  ${nodes.toLocaleString('en')} nodes measured`);
    }
  } finally {
    await page.close();
  }
  return editorRows(runs);
}
