import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { launchArguments } from '../scripts/browser.ts';
import { freePort } from '../scripts/freePort.ts';
import { startProductServer } from '../scripts/productServer.ts';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

const rounds = 3;
const goals = { performance: 0.95, accessibility: 1, 'best-practices': 1 } as const;
const pages = ['/', '/stories'];

type Category = keyof typeof goals;
type Scores = Record<Category, number>;

const categories = Object.keys(goals) as Category[];

const runLighthouse = (url: string, port: number) =>
  lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories });

/** One visit with the mobile preset of Lighthouse. */
async function visit(url: string, port: number): Promise<Scores> {
  let result = await runLighthouse(url, port);
  // One trace in thirty is incomplete, and Lighthouse asks for another visit.
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await runLighthouse(url, port);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not visit ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { lhr } = result;
  const lost = categories
    .filter((name) => name !== 'performance' && lhr.categories[name]?.score !== 1)
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  if (lost.length > 0) console.log(`  ${url}: ${lost.join(', ')}`);
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
    .map((id) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`)
    .join(', ');
  console.log(`  ${url}: ${figures}`);
  return Object.fromEntries(
    categories.map((name) => [name, lhr.categories[name]?.score ?? 0]),
  ) as Scores;
}

/** Lighthouse's scores of the built site's open pages: the median of three first visits. */
export async function benchPages(): Promise<Row[]> {
  const server = await startProductServer({ env: { RATE_LIMIT: '0' } });
  const port = await freePort();
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [...launchArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const rows: Row[] = [];
    for (const page of pages) {
      const visits: Scores[] = [];
      for (let round = 0; round < rounds; round += 1) {
        visits.push(await visit(server.url + page, port));
      }
      for (const name of categories) {
        const score = median(visits.map((scores) => scores[name]));
        rows.push({
          what: `Lighthouse, ${page}, ${name}`,
          value: `${Math.round(score * 100)} of 100`,
          against: 'all that can be had',
          ratio: score,
          goal: goals[name] === 1 ? '1.00' : `≥ ${goals[name]}`,
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}
