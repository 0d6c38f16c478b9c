import { csvText, type StoryStatistics } from '@dreamfork/api-client';
import type { Locale } from '@dreamfork/ui/i18n';
import type { ChoiceFigures, NodeFigures } from './figures.ts';
import { statisticsMessages } from './messages.ts';
import { choiceName, nodeName, pathName } from './names.ts';
import { pathFigures, reachedEnds } from './pathFigures.ts';
import type { StatisticsReport } from './useStatistics.ts';

type Figures = {
  statistics: StoryStatistics;
  nodes: readonly NodeFigures[];
  choices: readonly ChoiceFigures[];
};

type Source = Figures & {
  title: string;
  document: StatisticsReport['document'];
  /** What the author compares with. */
  other?: (Figures & { name: string }) | undefined;
};

// Spreadsheets expect the separator of the language.
const separators = { ru: ';', en: ',' } as const;

/** All figures of the page as one table; what they are compared with is its last column. */
export function statisticsCsv(
  { title, statistics, nodes, choices, document, other }: Source,
  locale: Locale,
): string {
  const messages = statisticsMessages[locale];
  const { kind, story, started, path, compared } = messages.csv;
  const besideNodes = new Map(other?.nodes.map((node) => [node.nodeId, node.readers]));
  const besideChoices = new Map(other?.choices.map((choice) => [choice.id, choice.chosen]));
  const beside = (value: string | number) => (other ? [value] : []);
  const paths = reachedEnds(nodes).flatMap((end) =>
    pathFigures(statistics, document, end).map((found) => ({ end, found })),
  );
  return csvText(
    [
      [
        kind,
        messages.node,
        messages.choice,
        started,
        messages.left,
        messages.completions,
        ...(other ? [compared(other.name)] : []),
      ],
      [
        story,
        title,
        '',
        statistics.starts,
        '',
        statistics.completions,
        ...beside(other?.statistics.starts ?? ''),
      ],
      ...nodes.map((node) => [
        messages.node,
        nodeName(node, messages),
        '',
        node.readers,
        node.left,
        node.ended,
        ...beside(besideNodes.get(node.nodeId) ?? 0),
      ]),
      ...choices.map((choice) => [
        messages.choice,
        nodeName(choice.node, messages),
        choiceName(choice, messages),
        choice.chosen,
        '',
        '',
        ...beside(besideChoices.get(choice.id) ?? 0),
      ]),
      ...paths.map(({ end, found }) => [
        path,
        nodeName(end, messages),
        pathName(found, messages),
        found.readers,
        '',
        found.readers,
        ...beside(''),
      ]),
      ...statistics.days.map(({ day, starts, completions }) => [
        messages.day,
        day,
        '',
        starts,
        '',
        completions,
        ...beside(''),
      ]),
    ],
    separators[locale],
  );
}
