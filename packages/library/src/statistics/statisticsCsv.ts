import type { StoryStatistics } from '@dreamfork/api-client';
import type { Locale } from '@dreamfork/ui/i18n';
import { statisticsMessages } from '../messages/statistics.ts';
import type { ChoiceFigures, NodeFigures } from './figures.ts';
import { choiceName, nodeName } from './names.ts';
import { writeCsv } from './writeCsv.ts';

type Source = {
  title: string;
  statistics: StoryStatistics;
  nodes: readonly NodeFigures[];
  choices: readonly ChoiceFigures[];
};

// Spreadsheets expect the separator of the language.
const separators = { ru: ';', en: ',' } as const;

/** All figures of the page as one table. */
export function statisticsCsv(
  { title, statistics, nodes, choices }: Source,
  locale: Locale,
): string {
  const messages = statisticsMessages[locale];
  const { kind, story, started } = messages.csv;
  return writeCsv(
    [
      [kind, messages.node, messages.choice, started, messages.left, messages.completions],
      [story, title, '', statistics.starts, '', statistics.completions],
      ...nodes.map((node) => [
        messages.node,
        nodeName(node, messages),
        '',
        node.readers,
        node.left,
        node.ended,
      ]),
      ...choices.map((choice) => [
        messages.choice,
        nodeName(choice.node, messages),
        choiceName(choice, messages),
        choice.chosen,
        '',
        '',
      ]),
      ...statistics.days.map(({ day, starts, completions }) => [
        messages.day,
        day,
        '',
        starts,
        '',
        completions,
      ]),
    ],
    separators[locale],
  );
}
