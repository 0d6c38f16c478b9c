import type { Page } from 'playwright';
import { withBenchPage } from './editorPage/build.ts';
import { drawThumbnail } from './editorPage/drawThumbnail.ts';
import { editorRows, type SizedRuns } from './editorRows.ts';
import { type Kind, openStory, type Run, runStory } from './editorRun.ts';
import { openReview, reviewed } from './openReview.ts';
import type { Row } from './report.ts';
import { withBrowser } from './start.ts';
import { median } from './statistics.ts';

const viewport = { width: 1440, height: 900 };
/** Opening is measured by the clock, each time in a new browser. */
const openings = 3;

type Query = { kind: Kind; nodes: number; hasPictures?: boolean; threads?: number };

/** Opens the page in a browser of its own: what another page has left behind does not count. */
const onPage = <Value>(
  url: string,
  { kind, nodes, hasPictures = false, threads = 0 }: Query,
  work: (page: Page) => Promise<Value>,
): Promise<Value> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport });
    page.setDefaultTimeout(120_000);
    const pictures = hasPictures ? '&pictures' : '';
    await page.goto(`${url}/?kind=${kind}&nodes=${nodes}&threads=${threads}${pictures}`);
    await page.waitForFunction(() => 'openStory' in globalThis);
    return work(page);
  });

async function runEditor(url: string, nodes: number, hasPictures = false): Promise<Run> {
  const query = { kind: 'editor', nodes, hasPictures } as const;
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
/** The numbers of nodes that were asked for: `npm run bench -- editor 1000`. */
const asked = new Set(process.argv.map(Number));
const chosen = sizes.filter((nodes) => asked.has(nodes));
const measured = chosen.length > 0 ? chosen : sizes;

/** The editor's canvas at 1,000 nodes, without and with pictures, and at 10,000 nodes; a bare React Flow with as many beside it. */
export async function benchEditor(): Promise<Row[]> {
  return withBenchPage(await drawThumbnail(), async (url) => {
    const review = await onPage(url, { kind: 'editor', ...reviewed }, openReview);
    console.log('  the panel of a review measured');
    const runs: SizedRuns[] = [];
    for (const nodes of measured) {
      const own = await runEditor(url, nodes);
      const bare = await onPage(url, { kind: 'bare', nodes }, (page) => runStory(page, 'bare'));
      runs.push({ nodes, own, bare });
      console.log(`  ${nodes.toLocaleString('en')} nodes measured`);
    }
    if (!measured.includes(1_000)) return [...editorRows(runs), review];
    const pictured = await runEditor(url, 1_000, true);
    console.log('  1,000 nodes with pictures measured');
    return [...editorRows(runs, pictured), review];
  });
}
