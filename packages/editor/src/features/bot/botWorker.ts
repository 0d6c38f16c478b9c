import { createBot, readingSteps, runStoryTests, testValues } from '@dreamfork/story';
import type { BotMessage, BotQuestion } from './workerMessages.ts';

/** Only what this file needs of a worker's world; the types of the page do not know it. */
const world = globalThis as unknown as {
  onmessage: ((event: { data: BotQuestion }) => void) | null;
  postMessage: (message: BotMessage) => void;
};

/** Steps between two looks at the messages of the page. */
const slice = 20_000;

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

let isStopped = false;

async function read({ story, options }: Extract<BotQuestion, { kind: 'read' }>): Promise<void> {
  const bot = createBot(story, options);
  while (!isStopped && !bot.run(slice)) {
    world.postMessage({ kind: 'progress', progress: bot.progress() });
    await nextTask();
  }
  world.postMessage({ kind: 'report', report: bot.report(), isStopped });
}

world.onmessage = ({ data }) => {
  if (data.kind === 'stop') isStopped = true;
  else if (data.kind === 'read') void read(data);
  else if (data.kind === 'test') {
    world.postMessage({ kind: 'tested', outcomes: runStoryTests(data.story) });
  } else {
    const { story, reading } = data;
    const steps = readingSteps(story, reading);
    world.postMessage({ kind: 'opened', steps, values: testValues(story, reading) });
  }
};
