import { type BotReport, type StoryDocument, shareOf } from '@dreamfork/story';
import { Route } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { ReadingFigures } from '../../components/readingFigures/ReadingFigures.tsx';
import { choiceKey, type ReadingMarks } from '../../components/readingFigures/readingMarks.ts';
import { useSession } from '../../EditorContext.tsx';
import { useBot, useBotStore } from './useBot.ts';

/** How often readings of the bot came to each node, choice and connection. The panel says the same in words. */
export function BotCanvas() {
  const bot = useBotStore();
  // The panel may be put aside while this stays.
  useEffect(() => () => bot.leave(), [bot]);
  const findings = useBot((state) => state.findings);
  const document = useSession((session) => session.document);
  const marks = useMemo(
    () => findings && botMarks(findings.report, document),
    [findings, document],
  );
  return <ReadingFigures marks={marks} icon={Route} />;
}

/** Puts a report on the parts of a document; parts that are new since have no readings. */
function botMarks(report: BotReport, document: StoryDocument): ReadingMarks {
  const ended = new Map(report.ends.map(({ nodeId, count }) => [nodeId, count]));
  const stuck = new Map(report.deadEnds.map(({ nodeId, count }) => [nodeId, count]));
  const choices: [string, { chosen: number; share: number | null }][] = [];
  for (const { id, choices: own } of document.nodes) {
    const counts = own.map((choice) => report.choices.get(choice.id) ?? 0);
    const all = counts.reduce((sum, count) => sum + count, 0);
    for (const [index, choice] of own.entries()) {
      const chosen = counts[index] ?? 0;
      choices.push([choiceKey(id, choice.id), { chosen, share: shareOf(chosen, all) }]);
    }
  }
  return {
    starts: report.readings,
    nodes: new Map(
      document.nodes.map(({ id }) => [
        id,
        {
          readers: report.nodes.get(id) ?? 0,
          left: stuck.get(id) ?? 0,
          ended: ended.get(id) ?? 0,
        },
      ]),
    ),
    choices: new Map(choices),
    connections: report.connections,
  };
}
