import { createBot, type StoryDocument } from '@dreamfork/story';
import { generateStory } from '@dreamfork/story/testing';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

const rounds = 5;
const steps = 300_000;
const goal = 100_000;

/** A story that counts, opens and closes, so that most steps evaluate something. */
function countingStory(): StoryDocument {
  const story = generateStory(1000);
  return {
    ...story,
    variables: [
      { id: 'gold', name: 'gold', type: 'number', initial: 2, note: '' },
      { id: 'key', name: 'key', type: 'boolean', initial: false, note: '' },
    ],
    nodes: story.nodes.map((node, index) => ({
      ...node,
      ...(index % 3 === 0 && {
        effects: [{ kind: 'add', variable: 'gold', value: 'gold / 2 + 1' }],
      }),
      choices: node.choices.map((choice, number) => ({
        ...choice,
        ...(number % 2 === 1 && { condition: 'gold > 3 and not key or visits("node-1") < 2' }),
      })),
    })),
  };
}

/** How fast the bot reads a story of 1,000 nodes. */
export async function benchBot(): Promise<Row[]> {
  const story = countingStory();
  const figures = Array.from({ length: rounds }, () => {
    const bot = createBot(story, { readings: Number.POSITIVE_INFINITY, steps });
    const start = performance.now();
    bot.run(steps);
    return (steps / (performance.now() - start)) * 1000;
  });
  const measured = median(figures);
  return [
    {
      what: 'bot: steps a second in a story of 1,000 nodes',
      value: `${Math.round(measured)}`,
      against: `${goal}`,
      ratio: measured / goal,
      goal: '≥ 1.00',
    },
  ];
}
