import { startProductServer } from '../scripts/productServer.ts';
import { type Category, lostAudits, scoreOf, scoreRow, withLighthouse } from './lighthouse.ts';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

const rounds = 3;
const goals = { performance: 0.95, accessibility: 1, 'best-practices': 1 } as const;
const pages = ['/', '/stories'];

const categories = Object.keys(goals) as Category[];

const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Lighthouse's scores of the built site's open pages: the median of three first visits. */
export async function benchPages(): Promise<Row[]> {
  const server = await startProductServer({ env: { RATE_LIMIT: '0' } });
  try {
    return await withLighthouse(async ({ visit }) => {
      const rows: Row[] = [];
      for (const page of pages) {
        const visits = [];
        for (let round = 0; round < rounds; round += 1) {
          const result = await visit(server.url + page, categories);
          const lost = lostAudits(result, ['accessibility', 'best-practices']);
          const measured = figures.map((id) => `${id} ${result.audits[id]?.displayValue ?? ''}`);
          console.log(`  ${page}: ${[...measured, ...lost].join(', ')}`);
          visits.push(result);
        }
        for (const name of categories) {
          const score = median(visits.map((result) => scoreOf(result, name)));
          rows.push(scoreRow(`${page}, ${name}`, score, goals[name]));
        }
      }
      return rows;
    });
  } finally {
    await server.stop();
  }
}
