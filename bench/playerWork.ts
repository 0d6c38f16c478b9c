import type { Browser, Page } from 'playwright';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

const rounds = 7;
const steps = 30;

/** What every page that fetches a story and shows its text in a shadow tree has to do. */
const bareScript = `customElements.define('dreamfork-player', class extends HTMLElement {
  async connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' });
    const story = await (await fetch(this.getAttribute('src'))).json();
    const start = story.nodes.find(({ id }) => id === story.startNodeId);
    const passage = document.createElement('article');
    passage.textContent = start.title + start.content;
    shadow.append(passage);
  }
})`;

/** Waits in the page until a passage stands and is painted. */
const passagePainted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const shadow = document.querySelector('dreamfork-player')?.shadowRoot;
          if (!shadow?.querySelector('article')) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(resolve, 0));
        };
        look();
      }),
  );

/** Presses the way on, frame by frame; the number of presses. */
const press = (page: Page): Promise<number> =>
  page.evaluate(async (wanted) => {
    const shadow = document.querySelector('dreamfork-player')?.shadowRoot;
    for (let step = 0; step < wanted; step += 1) {
      const way =
        shadow?.querySelector<HTMLElement>('article ol button') ??
        shadow?.querySelector<HTMLElement>('footer button:nth-last-child(2)');
      if (!way) return step;
      way.click();
      await new Promise((painted) => {
        requestAnimationFrame(() => setTimeout(painted, 0));
      });
    }
    return wanted;
  }, steps);

type Work = { first: number; step: number };

async function measure(browser: Browser, url: string, script: string): Promise<Work> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.route('**/element.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const opening = await worked();
  await page.goto(url, { waitUntil: 'commit' });
  await passagePainted(page);
  const first = (await worked()) - opening;
  // Fonts and the place are seen to in quiet moments: they are no part of a step.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const beforeSteps = await worked();
  const pressed = await press(page);
  const step = ((await worked()) - beforeSteps) / Math.max(pressed, 1);
  await page.close();
  return { first, step };
}

/** What the element asks of the main thread, in time the thread itself had: others on the machine do not count. */
export async function benchElementWork(
  browser: Browser,
  url: string,
  script: string,
): Promise<Row[]> {
  const bare: number[] = [];
  const element: Work[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push((await measure(browser, url, bareScript)).first);
    element.push(await measure(browser, url, script));
  }
  const first = median(element.map((work) => work.first));
  const step = median(element.map((work) => work.step));
  return [
    {
      what: 'element: work until the first passage stands',
      value: `${first.toFixed(0)} ms of the main thread`,
      against: `a bare text: ${median(bare).toFixed(0)} ms`,
      ratio: first / median(bare),
    },
    {
      what: 'element: work of a step',
      value: `${step.toFixed(1)} ms of the main thread`,
      against: '16.7 ms, a frame',
      ratio: step / 16.7,
    },
  ];
}
