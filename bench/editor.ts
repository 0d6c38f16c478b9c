import { type Browser, chromium } from 'playwright';
import { findBrowser, launchArguments } from '../scripts/browser.ts';
import { serveBenchPage } from './editorPage/build.ts';
import { editorRows } from './editorRows.ts';
import { type Kind, type Run, runStory } from './editorRun.ts';
import type { Row } from './report.ts';

const viewport = { width: 1440, height: 900 };
const rounds = 3;

async function runOnce(browser: Browser, url: string, kind: Kind, nodes: number): Promise<Run> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`${url}/?kind=${kind}&nodes=${nodes}`);
    return await runStory(page, kind);
  } finally {
    await context.close();
  }
}

/** The editor's canvas at 1,000 and 10,000 nodes, and a bare React Flow with as many beside it. */
export async function benchEditor(): Promise<Row[]> {
  const page = await serveBenchPage();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  const rows: Row[] = [];
  try {
    const runs = new Map<number, Run[]>();
    for (const nodes of [1_000, 10_000]) {
      const own: Run[] = [];
      // A bare React Flow with 10,000 nodes answers a gesture every half second: once is enough.
      const bare = [await runOnce(browser, page.url, 'bare', nodes)];
      for (let round = 0; round < rounds; round += 1) {
        own.push(await runOnce(browser, page.url, 'editor', nodes));
      }
      runs.set(nodes, own);
      rows.push(...editorRows(nodes, own, bare, runs.get(1_000) ?? own));
    }
    return rows;
  } finally {
    await browser.close();
    await page.close();
  }
}
