import { Route } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { ReadingFigures } from '../../components/readingFigures/ReadingFigures.tsx';
import { useSession } from '../../EditorContext.tsx';
import { botMarks } from './botMarks.ts';
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
