import {
  type BotReport,
  brokenTestText,
  createBot,
  findNode,
  runStoryTests,
  type StoryDocument,
  type VariableValue,
} from '../src/index.ts';

/** Where `coverage` is the least percentage of nodes and choices to reach, `steps` those of all readings. */
export type TestLimits = { coverage: number; seed: number; steps: number };

export type TestedStory = { lines: string[]; isPassed: boolean };

/** The most items of one kind that are listed. */
const listed = 20;

const titlesOf =
  (story: StoryDocument) =>
  (ids: readonly string[]): string => {
    const shown = ids.slice(0, listed).map((id) => `«${findNode(story, id)?.title ?? id}»`);
    return [...shown, ...(ids.length > listed ? [`and ${ids.length - listed} more`] : [])].join(
      ', ',
    );
  };

function valuesText(story: StoryDocument, values: Readonly<Record<string, VariableValue>>): string {
  const known = (story.variables ?? []).slice(0, listed);
  const texts = known.map(({ id, name }) => `${name} = ${JSON.stringify(values[id])}`);
  return texts.length > 0 ? ` (${texts.join(', ')})` : '';
}

function reportLines(story: StoryDocument, report: BotReport): string[] {
  const { readings, steps, seed, isComplete, coverage, unreachedNodeIds, untakenChoices } = report;
  const titles = titlesOf(story);
  const extent = isComplete ? 'everything that can be reached' : 'not everything could be tried';
  return [
    `${story.title}: ${readings} readings, ${steps} steps, seed ${seed}; ${extent}`,
    `  coverage: ${Math.floor(coverage * 100)} % of nodes and choices`,
    ...report.ends
      .slice(0, listed)
      .map(({ nodeId, count }) => `  end: ${titles([nodeId])} in ${count} readings`),
    ...(report.shortest && report.longest
      ? [`  readings to an end: ${report.shortest.length} to ${report.longest.length} nodes`]
      : []),
    ...(unreachedNodeIds.length > 0 ? [`  never reached: ${titles(unreachedNodeIds)}`] : []),
    ...untakenChoices.slice(0, listed).map(({ nodeId, choiceId }) => {
      const choice = findNode(story, nodeId)?.choices.find(({ id }) => id === choiceId);
      return `  never taken: «${choice?.text ?? ''}» at ${titles([nodeId])}`;
    }),
    ...report.deadEnds
      .slice(0, listed)
      .map(
        ({ nodeId, reading }) =>
          `  error: dead end at ${titles([nodeId])}${valuesText(story, reading.values)}`,
      ),
    ...report.circles
      .slice(0, listed)
      .map(({ nodeIds }) => `  error: no way out of ${titles(nodeIds)}`),
  ];
}

/** Reads a story along all paths and runs its tests; says what was found in lines. */
export function testStory(
  story: StoryDocument,
  { coverage, seed, steps }: TestLimits,
): TestedStory {
  const bot = createBot(story, { seed, steps, readings: Number.POSITIVE_INFINITY });
  bot.run(steps);
  const report = bot.report();
  const broken = runStoryTests(story).flatMap((outcome) => (outcome.broken ? outcome : []));
  const tests = story.tests ?? [];
  const lines = [
    ...reportLines(story, report),
    ...(tests.length > 0
      ? [`  tests: ${tests.length - broken.length} of ${tests.length} passed`]
      : []),
    ...broken.flatMap(({ id, broken: why }) => {
      const title = tests.find((test) => test.id === id)?.title ?? '';
      return why ? [`  error: test «${title}»: ${brokenTestText(story, why, 'en')}`] : [];
    }),
    ...(story.startNodeId === null ? ['  error: the story has no start'] : []),
    ...(report.coverage * 100 < coverage ? [`  error: the coverage is below ${coverage} %`] : []),
  ];
  return { lines, isPassed: !lines.some((line) => line.startsWith('  error: ')) };
}
