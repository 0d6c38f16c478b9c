import lighthouse, { type Flags, type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { launchArguments } from '../scripts/browser.ts';
import { freePort } from '../scripts/freePort.ts';
import type { Row } from './report.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices';

export type LighthouseBrowser = {
  context: BrowserContext;
  /** One visit with the mobile preset. */
  visit: (url: string, categories: readonly Category[], flags?: Flags) => Promise<Result>;
};

/** A browser with a profile of its own that Lighthouse shares with its pages. */
export async function withLighthouse<Value>(
  work: (browser: LighthouseBrowser) => Promise<Value>,
): Promise<Value> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [...launchArguments, `--remote-debugging-port=${port}`],
  });
  const visit: LighthouseBrowser['visit'] = async (url, categories, flags) => {
    const run = () =>
      lighthouse(url, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...categories],
        ...flags,
      });
    let result = await run();
    // One trace in thirty is incomplete, and Lighthouse asks for another visit.
    if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await run();
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse could not visit ${url}: ${result?.lhr.runtimeError?.message}`);
    }
    return result.lhr;
  };
  try {
    return await work({ context, visit });
  } finally {
    await context.close();
  }
}

export const scoreOf = ({ categories }: Result, name: Category): number =>
  categories[name]?.score ?? 0;

/** The audits that cost points in these categories. */
export const lostAudits = ({ categories, audits }: Result, names: readonly Category[]): string[] =>
  names
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

export const scoreRow = (what: string, score: number, goal = 1): Row => ({
  what: `Lighthouse, ${what}`,
  value: `${Math.round(score * 100)} of 100`,
  against: 'all that can be had',
  ratio: score,
  goal: goal === 1 ? '1.00' : `≥ ${goal}`,
});
